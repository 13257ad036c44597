import Coordination
import TestSupport
import WaylineRouting

/// Random transitions, verdicts and operations.
struct WalkScript {
    var random: SplitMix

    /// The last call: several often await the same.
    private var lastCall = WalkCall(route: WalkFlows.form, isStart: false)

    static let links = Result {
        try LinkTable<Transition>(
            scheme: "walk",
            [
                LinkRule("home", to: .root("a")),
                LinkRule("checked/{n:int}") { .push("checked", $0) },
                LinkRule("tour", to: .sequence([.root("b"), .start("tour")])),
                LinkRule("late", to: .push("late")),
                LinkRule("inn", to: .sequence([.root("b"), .start("inn")])),
                LinkRule("far", to: .stack([PlaceStep("a"), PlaceStep("slow")])),
            ])
    }

    init(random: SplitMix) {
        self.random = random
    }

    mutating func rules() -> WalkRules {
        var rules = WalkRules()
        for route in [WalkFlows.checked, WalkFlows.kept, WalkFlows.sworn, WalkFlows.tour] {
            rules.verdicts[route] = verdict()
        }
        rules.onFinished = reaction()
        rules.onCancelled = reaction()
        return rules
    }

    mutating func verdict() -> Verdict {
        switch number(below: 20) {
        case 0..<12: .allow
        case 12..<15: .refuse(because: "not now")
        case 15..<17: .redirect(transition())
        case 17:
            .ask(Alert("Sure?", actions: [.init("No"), .init("Go", route: "go"), .yes("Yes")]))
        default: .after(transition())
        }
    }

    /// One that cannot lead to itself without end.
    private mutating func reaction() -> Transition {
        number(below: 3) > 0 ? .stay : step()
    }

    mutating func transition() -> Transition {
        number(below: 12) > 0
            ? step() : .sequence((0..<number(below: 4)).map { _ in step() })
    }

    private mutating func step() -> Transition {
        switch number(below: 100) {
        case 0..<24: .show(place(), by: .push)
        case 24..<32: .show(place(), by: .replace)
        case 32..<35: .show(place(), by: .root)
        case 35..<37: .stack((0..<number(below: 4)).map { _ in place() })
        case 37..<53: .pop
        case 53..<59: .popTo(name: place().route)
        case 59..<62: .popToRoot
        case 62..<69: .show(number(below: 3) > 0 ? place() : flow(), by: .present)
        case 69..<72: .dismiss
        case 72..<74: .unwind
        case 74..<80: .select(name: place().route)
        case 80..<85: .show(flow(), by: .start)
        case 85..<88: .show(flow(), by: .enter)
        case 88..<95: finish()
        case 95..<98: .alert(Alert("?", actions: [.init("OK"), .init("Go", route: "go")]))
        default: .stay(because: "tired")
        }
    }

    mutating func call() -> WalkCall {
        if number(below: 3) == 0 { return lastCall }
        let isStart = number(below: 2) == 0
        let screens = isStart ? ["nowhere"] : [WalkFlows.form, WalkFlows.form, "a"]
        lastCall = WalkCall(route: one(of: screens + WalkFlows.children), isStart: isStart)
        return lastCall
    }

    mutating func caller() -> WalkCaller {
        switch number(below: 8) {
        case 0..<5: .screenOnTop
        case 5: .screenBelow
        default: .coordinator(number(below: 8))
        }
    }

    mutating func finish() -> Transition {
        .finish(with: number(below: 4) > 0 ? ["value": value()] : .none)
    }

    private mutating func place() -> PlaceStep {
        let route = one(of: WalkFlows.plain + WalkFlows.screens + ["nowhere"])
        return PlaceStep(route, number(below: 3) > 0 ? .none : ["n": value()])
    }

    private mutating func flow() -> PlaceStep {
        number(below: 20) > 0 ? PlaceStep(one(of: WalkFlows.children), .none) : place()
    }

    private mutating func value() -> RouteValue { .int(number(below: 100)) }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
