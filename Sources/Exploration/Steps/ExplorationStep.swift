import Binding
import Coordination
import TextMenu
import WaylineRouting

/// A step of a user, or of the world around the app.
struct ExplorationStep: Hashable, Sendable {
    enum Action: Hashable, Sendable {
        case fill([Entry])
        case choose(String)
        case select(String, in: String)
        case toggle(String, isOn: Bool)
        case act(String, on: String, in: String)
        case submit(String)
        case filter(String, by: String)

        /// Nil for the order in which the rows were given.
        case sort(String, by: RowOrder?)
        case back
        case restart
        case open(String)
        case wait(SchedulerTime.Stride)
        case expectScreen(String)
        case expectAlert(String)
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
        let lines = action.source.map(\.script)
        guard let fault else { return lines }
        return ["begin \(fault.quoted)"] + lines + ["end \(fault.quoted)"]
    }

    /// True if a user who is stuck can take it.
    var isOfUser: Bool {
        switch action {
        case .open, .restart: false
        default: fault == nil
        }
    }
}

extension [ExplorationStep] {
    /// The steps as lines.
    var script: [String] { flatMap(\.lines) }

    /// Returns whether this script is simpler to read than another: it has fewer steps, or else fewer lines,
    /// faults and links. Equal ones go by their texts.
    func isSimpler(than other: [ExplorationStep]) -> Bool {
        count != other.count ? count < other.count : simplicity < other.simplicity
    }

    /// The lines, faults and links, and the text.
    var simplicity: (cost: Int, text: String) {
        let lines = script
        return (lines.count + count { !$0.isOfUser }, lines.joined())
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
        case .submit(let field): try await driver.submit(field)
        case .filter(let list, let text): try await driver.filter(list, by: text)
        case .sort(let table, let order):
            try await driver.sort(
                table, by: order?.name, descending: order?.isDescending ?? false)
        case .back: try await driver.back()
        case .restart: try await driver.restart()
        case .open(let link): try await driver.open(link)
        case .wait(let time): try await driver.advance(by: time)
        case .expectScreen, .expectAlert: break
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
