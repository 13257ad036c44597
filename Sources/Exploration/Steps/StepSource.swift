import Binding
import TextMenu

/// A step as a line of a script and as a line of a test.
struct StepSource {
    let script: String
    private let makeSwift: () -> String

    /// The line of a test. It is made when it is asked for: a search writes only scripts.
    var swift: String { makeSwift() }

    fileprivate init(_ script: String, _ swift: @autoclosure @escaping () -> String) {
        (self.script, makeSwift) = (script, swift)
    }

    fileprivate init(_ script: String, call: @autoclosure @escaping () -> String) {
        self.init(script, "try await app.\(call())")
    }
}

extension ExplorationStep.Action {
    /// The step in the words of scripts and tests.
    var source: [StepSource] {
        if case .fill(let entries) = self { entries.map(\.source) } else { [single] }
    }

    private var single: StepSource {
        switch self {
        case .fill: StepSource("", "")
        case .choose(let name):
            StepSource("choose \(name.inScript)", call: "choose(\(name.inSwift))")
        case .select(let title, let name): .select(title, name)
        case .toggle(let name, let isOn): .toggle(name, isOn)
        case .act(let action, let row, let list):
            StepSource(
                "act \(list.inScript) \(row.inScript) \(action.inScript)",
                call: "perform(\(action.inSwift), on: \(row.inSwift), in: \(list.inSwift))")
        case .submit(let field):
            StepSource("submit \(field.inScript)", call: "submit(\(field.inSwift))")
        case .filter(let list, let text):
            StepSource(
                "filter \(list.inScript) \(text.inScript)",
                call: "filter(\(list.inSwift), by: \(text.inSwift))")
        case .sort(let list, let order): .sort(list, order)
        case .back: StepSource("back", call: "back()")
        case .restart: StepSource("restart", call: "restart()")
        case .open(let link): StepSource("open \(link)", call: "open(\(link.inSwift))")
        case .wait(let time): .wait(time.nanoseconds / 1_000_000)
        case .expectScreen(let route):
            StepSource(
                "expect screen \(route.inScript)", "XCTAssertEqual(app.path.last, \(route.inSwift))"
            )
        case .expectAlert(let title):
            StepSource(
                "expect alert \(title.inScript)",
                "XCTAssertEqual(app.alerts.last?.title, \(title.inSwift))")
        }
    }
}

extension ExplorationStep.Entry {
    fileprivate var source: StepSource {
        switch self {
        case .text(let text, let name):
            StepSource(
                "type \(name.inScript) \(text.inScript)",
                call: "type(\(text.inSwift), into: \(name.inSwift))")
        case .option(let title, let name): .select(title, name)
        case .toggle(let name, let isOn): .toggle(name, isOn)
        }
    }
}

extension StepSource {
    fileprivate static func select(_ title: String, _ name: String) -> StepSource {
        StepSource(
            "select \(name.inScript) \(title.inScript)",
            call: "choose(\(title.inSwift), in: \(name.inSwift))")
    }

    fileprivate static func sort(_ list: String, _ order: RowOrder?) -> StepSource {
        guard let order else {
            return StepSource("sort \(list.inScript) none", call: "sort(\(list.inSwift), by: nil)")
        }
        let ending = order.isDescending ? (" descending", ", descending: true)") : ("", ")")
        return StepSource(
            "sort \(list.inScript) \(order.name.inScript)\(ending.0)",
            call: "sort(\(list.inSwift), by: \(order.name.inSwift)\(ending.1)")
    }

    fileprivate static func toggle(_ name: String, _ isOn: Bool) -> StepSource {
        StepSource(
            "select \(name.inScript) \"\(isOn ? "on" : "off")\"", call: "toggle(\(name.inSwift))")
    }

    fileprivate static func wait(_ milliseconds: Int64) -> StepSource {
        StepSource(
            "wait \(milliseconds)ms", call: "advance(by: .milliseconds(\(milliseconds)))")
    }
}

extension String {
    /// The text in the form that scripts use.
    var inScript: String {
        var text = "\""
        for character in self {
            switch character {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            default: text.append(character)
            }
        }
        return text + "\""
    }

    /// The text as a literal of Swift.
    var inSwift: String { debugDescription }
}
