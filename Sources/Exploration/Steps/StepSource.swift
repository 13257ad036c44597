import Binding
import TextMenu
import WaylineRouting

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
            StepSource("choose \(name.quoted)", call: "choose(\(name.quoted))")
        case .select(let title, let name): .select(title, name)
        case .toggle(let name, let isOn): .toggle(name, isOn)
        case .act(let action, let row, let list):
            StepSource(
                "act \(list.quoted) \(row.quoted) \(action.quoted)",
                call: "perform(\(action.quoted), on: \(row.quoted), in: \(list.quoted))")
        case .submit(let field):
            StepSource("submit \(field.quoted)", call: "submit(\(field.quoted))")
        case .filter(let list, let text):
            StepSource(
                "filter \(list.quoted) \(text.quoted)",
                call: "filter(\(list.quoted), by: \(text.quoted))")
        case .sort(let list, let order): .sort(list, order)
        case .back: StepSource("back", call: "back()")
        case .restart: StepSource("restart", call: "restart()")
        case .open(let link): StepSource("open \(link.scriptWord)", call: "open(\(link.quoted))")
        case .wait(let time): .wait(time.nanoseconds / 1_000_000)
        case .expectScreen(let route):
            StepSource(
                "expect screen \(route.quoted)", "XCTAssertEqual(app.path.last, \(route.quoted))"
            )
        case .expectAlert(let title):
            StepSource(
                "expect alert \(title.quoted)",
                "XCTAssertEqual(app.alerts.last?.title, \(title.quoted))")
        }
    }
}

extension ExplorationStep.Entry {
    fileprivate var source: StepSource {
        switch self {
        case .text(let text, let name):
            StepSource(
                "type \(name.quoted) \(text.quoted)",
                call: "type(\(text.quoted), into: \(name.quoted))")
        case .option(let title, let name): .select(title, name)
        case .toggle(let name, let isOn): .toggle(name, isOn)
        }
    }
}

extension StepSource {
    fileprivate static func select(_ title: String, _ name: String) -> StepSource {
        StepSource(
            "select \(name.quoted) \(title.quoted)",
            call: "choose(\(title.quoted), in: \(name.quoted))")
    }

    fileprivate static func sort(_ list: String, _ order: RowOrder?) -> StepSource {
        guard let order else {
            return StepSource("sort \(list.quoted) none", call: "sort(\(list.quoted), by: nil)")
        }
        let ending = order.isDescending ? (" descending", ", descending: true)") : ("", ")")
        return StepSource(
            "sort \(list.quoted) \(order.name.quoted)\(ending.0)",
            call: "sort(\(list.quoted), by: \(order.name.quoted)\(ending.1)")
    }

    fileprivate static func toggle(_ name: String, _ isOn: Bool) -> StepSource {
        StepSource(
            "select \(name.quoted) \"\(isOn ? "on" : "off")\"", call: "toggle(\(name.quoted))")
    }

    fileprivate static func wait(_ milliseconds: Int64) -> StepSource {
        StepSource(
            "wait \(milliseconds)ms", call: "advance(by: .milliseconds(\(milliseconds)))")
    }
}

extension String {
    /// The text as a word of a script, in quotes if it could be more or less than a word.
    fileprivate var scriptWord: String {
        let isWord = unicodeScalars.allSatisfy {
            !$0.isControl && !$0.properties.isWhitespace && $0 != "\"" && $0 != "\\"
        }
        return isWord && unicodeScalars.first != "#" ? self : quoted
    }
}
