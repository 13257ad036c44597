import TestSupport

/// Something encodable of any shape, with each kind of value in it.
indirect enum Tree: Codable, Equatable {
    struct Branch: Codable, Equatable {
        var name: String?
        var left: Tree?
        var byName: [String: Tree]
        var byNumber: [Int: Tree]
        var small: Int8
        var wide: UInt32
        var single: Float
    }

    case leaf
    case truth(Bool)
    case number(Int)
    case fraction(Double)
    case text(String)
    case list([Tree?])
    case pair(first: Tree, second: Tree)
    case branch(Branch)

    static func random(depth: Int, using random: inout SplitMix) -> Tree {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0: .leaf
        case 1: .truth(.random(using: &random))
        case 2:
            .number(
                Int(truncatingIfNeeded: random.next() >> UInt64.random(in: 0..<64, using: &random)))
        case 3: .fraction(number(using: &random))
        case 4: .text(text(using: &random))
        case 5: .list(some(depth, using: &random) { Bool.random(using: &$0) ? nil : $1 })
        case 6:
            .pair(
                first: .random(depth: depth - 1, using: &random),
                second: .random(depth: depth - 1, using: &random))
        default: .branch(branch(depth, using: &random))
        }
    }

    private static func branch(_ depth: Int, using random: inout SplitMix) -> Branch {
        Branch(
            name: Bool.random(using: &random) ? nil : text(using: &random),
            left: Bool.random(using: &random) ? nil : .random(depth: depth - 1, using: &random),
            byName: Dictionary(some(depth, using: &random) { (text(using: &$0), $1) }) { $1 },
            byNumber: Dictionary(some(depth, using: &random) { (Int($0.next() % 9), $1) }) { $1 },
            small: .random(in: .min ... .max, using: &random),
            wide: .random(in: .min ... .max, using: &random),
            single: .random(in: -1e9...1e9, using: &random))
    }

    private static func some<Item>(
        _ depth: Int, using random: inout SplitMix, _ item: (inout SplitMix, Tree) -> Item
    ) -> [Item] {
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
            let tree = Tree.random(depth: depth - 1, using: &random)
            return item(&random, tree)
        }
    }

    /// Any finite number, of any size.
    private static func number(using random: inout SplitMix) -> Double {
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 0
    }

    private static func text(using random: inout SplitMix) -> String {
        let letters = Array("a$\"\\/\n\u{0}\u{7F}é€😀\u{301}{}[]:,09")
        return String(
            (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
                letters.randomElement(using: &random)
            })
    }
}
