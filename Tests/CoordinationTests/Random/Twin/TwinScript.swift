import Binding
import Coordination
import TestSupport
import WaylineRouting

/// Something that both programs are asked to do.
enum TwinOperation {
    case go(Transition)

    /// A route of the screen on top.
    case route(Transition)
    case intent(UserIntent)

    /// Back to one of the screens below.
    case backTo(Int)

    /// A text typed into the screen on top.
    case type(String)

    /// A slow guard answers.
    case decide(Int, Verdict)
    case turnMember
    case turnOpen
    case logIn
    case change(TwinVerdicts)
    case quit
}

/// The random operations of a walk.
struct TwinScript {
    var random: SplitMix

    /// The number of the next place.
    private var next = 10

    init(_ random: SplitMix) {
        self.random = random
    }

    /// Returns an operation for a program with these slow guards, and this question.
    @MainActor
    mutating func operation(_ program: TwinProgram) -> TwinOperation {
        let state = program.navigator.state
        if state.shownFlows.count > 5 || state.activeFlow.stack.count > 7 { return .go(.unwind) }
        if let alert = program.navigator.question ?? state.activeFlow.alert, chance(2) {
            return .intent(.answer(one(of: alert.actions).title))
        }
        if let number = program.world.open.randomElement(using: &random), chance(2) {
            return .decide(number, number == 0 ? sharedVerdict() : verdict())
        }
        if program.world.values.isMember.value == false, chance(6) { return .logIn }
        switch number(below: 100) {
        case 0..<30: return .go(transition())
        case 30..<42: return .route(transition())
        case 42..<54: return .intent(.back)
        case 54..<57: return .intent(.dismiss)
        case 57..<62: return .intent(.select(one(of: ["a", "b"])))
        case 62..<70: return .intent(.open(link()))
        case 70..<73: return .backTo(number(below: 4))
        case 73..<81: return .type("draft \(fresh())")
        case 81..<86: return .turnMember
        case 86..<90: return .turnOpen
        case 90..<95: return .change(verdicts())
        case 95..<97: return .quit
        default: return .go(.finish(with: ["number": .int(number(below: 9))]))
        }
    }

    mutating func transition() -> Transition {
        switch number(below: 24) {
        case 0..<9: return .push(one(of: TwinPlaces.screens), place())
        case 9..<11: return .replace(one(of: TwinPlaces.screens), place())
        case 11..<14: return begin(.start)
        case 14: return begin(.present)
        case 15..<18: return .enter(.named(one(of: TwinPlaces.main)))
        case 18: return .pop
        case 19: return .finish
        case 20: return .popToRoot
        case 21: return .alert(Alert("Hello"))
        case 22:
            let steps = [one(of: TwinPlaces.screens), one(of: TwinPlaces.screens)]
            return .stack(steps.map { PlaceStep($0, place()) })
        default: return .sequence([.pop, .push(one(of: TwinPlaces.screens), place())])
        }
    }

    private mutating func begin(_ way: Transition.Way) -> Transition {
        let flow = one(of: TwinPlaces.flows)
        return flow == "login" ? way(.named(flow)) : way(flow, place())
    }

    private mutating func verdicts() -> TwinVerdicts {
        var verdicts = TwinVerdicts()
        verdicts.order = one(of: [
            .after(.start("login")), .after(.enter("gate")), .refuse(because: "no"),
            .redirect(.push("page", place())), .ask(TwinPlaces.question),
        ])
        verdicts.counter = verdict()
        verdicts.letter = verdict()
        verdicts.address = verdict()
        return verdicts
    }

    private mutating func verdict() -> Verdict {
        switch number(below: 12) {
        case 0..<6: .allow
        case 6: .refuse(because: "not now")
        case 7..<9: .ask(TwinPlaces.question)
        case 9: .redirect(.push("page", place()))
        case 10: .after(.start("login"))
        default: .after(.push("note", place()))
        }
    }

    /// An answer that leaves no question open, since several requests can wait for it.
    private mutating func sharedVerdict() -> Verdict {
        one(of: [.allow, .refuse(because: "too late"), .after(.push("note", place()))])
    }

    private mutating func link() -> String {
        let name = one(of: ["launch", "page", "order", "order", "account"])
        return name == "launch" ? "twin://launch" : "twin://\(name)/\(fresh())"
    }

    private mutating func place() -> RouteParameters {
        ["n": .int(fresh())]
    }

    private mutating func fresh() -> Int {
        next += 1
        return next
    }

    private mutating func chance(_ parts: Int) -> Bool {
        number(below: parts) == 0
    }

    private mutating func number(below limit: Int) -> Int {
        .random(in: 0..<limit, using: &random)
    }

    private mutating func one<Element>(of all: [Element]) -> Element {
        all[number(below: all.count)]
    }
}
