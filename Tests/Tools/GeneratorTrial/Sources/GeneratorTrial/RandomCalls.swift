import TestSupport

/// Random calls of 'generate screen'.
struct RandomCalls {
    struct Call {
        let names: [String]
        let arguments: [String]
    }

    private static let longest = 60

    /// The longest names for which the lines of the package's own template fit the layout.
    private static let longestOfOwn = 20

    /// The fields and the kind of a screen. The first calls have one of each kind.
    private static let contents = [
        ["name"], ["--kind", "list", "id:Int", "day:Date"],
        ["--kind", "detail", "customer", "total:Decimal?", "paid:Bool"], [],
        ["id:Int", "total:Decimal", "size:small|large", "day:Date?", "note:String?"],
    ]
    private var calls = 0

    /// The name of the package's own template, if it has one.
    let own: String?
    private var names = RandomNames()

    init(own: String? = nil) {
        self.own = own
    }

    /// A call for one screen, or for a few, with any of the options.
    mutating func next(_ random: inout SplitMix) -> Call {
        let template = Int.random(in: 0..<6, using: &random) == 0 ? own : nil
        let longest = template == nil ? Self.longest : Self.longestOfOwn
        let children = template == nil ? RandomNames.children(upTo: longest / 3, &random) : []
        let left = longest - (children.map(\.count).max() ?? 0)
        let isAlone = Int.random(in: 0..<4, using: &random) > 0
        let screens = (0..<(isAlone ? 1 : .random(in: 2...3, using: &random))).map { _ in
            names.screen(with: children, upTo: left, &random)
        }
        var options = children.map { ["--child", $0] }
        if let template { options.append(["--template", template]) }
        calls += 1
        if template == nil { options.append(Self.contents[calls % Self.contents.count]) }
        if template == nil, Bool.random(using: &random) { options.append(["--coordinator"]) }
        if template == nil, Bool.random(using: &random) { options.append(["--tests=testing"]) }
        if isAlone, Bool.random(using: &random) {
            options.append(["--route", names.route(&random)])
        }
        return Call(
            names: screens,
            arguments: ["generate", "screen"]
                + ([screens] + options.shuffled(using: &random)).joined())
    }
}
