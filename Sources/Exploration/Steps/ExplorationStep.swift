import Binding
import Coordination
import TextMenu

/// A step of a user, or of the world around the app.
struct ExplorationStep: Hashable, Sendable {
    enum Action: Hashable, Sendable {
        case fill([Entry])
        case choose(String)
        case select(String, in: String)
        case toggle(String, isOn: Bool)
        case act(String, on: String, in: String)
        case back
        case open(String)
        case wait(SchedulerTime.Stride)
    }

    /// The value for a control of a form.
    enum Entry: Hashable, Sendable {
        case text(String, into: String)
        case option(String, in: String)
        case toggle(String, isOn: Bool)

        /// The name of the control.
        var control: String {
            switch self {
            case .text(_, let name), .option(_, let name), .toggle(let name, _): name
            }
        }
    }

    let action: Action

    /// The name of the fault that lasts during the step.
    var fault: String?

    init(_ action: Action, during fault: String? = nil) {
        self.action = action
        self.fault = fault
    }

    /// The step as lines of a script.
    var lines: [String] {
        guard let fault else { return action.lines }
        return ["begin \(fault.inScript)"] + action.lines + ["end \(fault.inScript)"]
    }

    /// True if a user who is stuck can take it.
    var isOfUser: Bool {
        if case .open = action { false } else { fault == nil }
    }
}

extension [ExplorationStep] {
    /// The steps as lines.
    var script: [String] { flatMap(\.lines) }

    /// Returns whether this script is simpler to read than another: it has fewer steps, or else fewer lines,
    /// faults and links. Equal ones go by their texts.
    func isSimpler(than other: [ExplorationStep]) -> Bool {
        (count, cost, script.joined()) < (other.count, other.cost, other.script.joined())
    }

    private var cost: Int { reduce(0) { $0 + $1.lines.count + ($1.isOfUser ? 0 : 1) } }
}

extension ExplorationStep.Action {
    fileprivate var lines: [String] {
        switch self {
        case .fill(let entries): entries.map(\.line)
        case .choose(let name): ["choose \(name.inScript)"]
        case .select(let title, let control): ["select \(control.inScript) \(title.inScript)"]
        case .toggle(let name, let isOn):
            [ExplorationStep.Entry.toggle(name, isOn: isOn).line]
        case .act(let action, let row, let list):
            ["act \(list.inScript) \(row.inScript) \(action.inScript)"]
        case .back: ["back"]
        case .open(let link): ["open \(link)"]
        case .wait(let time): ["wait \(time.nanoseconds / 1_000_000)ms"]
        }
    }
}

extension ExplorationStep.Entry {
    fileprivate var line: String {
        switch self {
        case .text(let text, let name): "type \(name.inScript) \(text.inScript)"
        case .option(let title, let name): "select \(name.inScript) \(title.inScript)"
        case .toggle(let name, let isOn): "select \(name.inScript) \"\(isOn ? "on" : "off")\""
        }
    }
}

extension String {
    /// The text in the form that scripts use.
    fileprivate var inScript: String {
        "\"" + map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"][$0] ?? "\($0)" }.joined() + "\""
    }
}

extension ExplorationStep {
    /// Takes the step. It ends when all that it has started is done.
    @MainActor
    func take(with driver: FlowDriver) async throws {
        switch action {
        case .fill(let entries): for entry in entries { try await entry.take(with: driver) }
        case .choose(let name): try await driver.choose(name)
        case .select(let title, let control): try await driver.choose(title, in: control)
        case .toggle(let name, _): try await driver.toggle(name)
        case .act(let action, let row, let list):
            try await driver.perform(action, on: row, in: list)
        case .back: try await driver.back()
        case .open(let link): try await driver.open(link)
        case .wait(let time): try await driver.advance(by: time)
        }
    }
}

extension ExplorationStep.Entry {
    @MainActor
    fileprivate func take(with driver: FlowDriver) async throws {
        switch self {
        case .text(let text, let name): try await driver.type(text, into: name)
        case .option(let title, let name): try await driver.choose(title, in: name)
        case .toggle(let name, _): try await driver.toggle(name)
        }
    }
}

/// The steps of a walk since the app began, shared with all walks that begin alike.
final class Walk: Sendable {
    let step: ExplorationStep
    private let previous: Walk?

    init(_ step: ExplorationStep, after previous: Walk?) {
        self.step = step
        self.previous = previous
    }

    var steps: [ExplorationStep] {
        var steps: [ExplorationStep] = []
        var walk: Walk? = self
        while let last = walk {
            steps.append(last.step)
            walk = last.previous
        }
        return steps.reversed()
    }
}
