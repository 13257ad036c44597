import Binding
import Coordination
package import TextMenu
import WaylineRouting

/// Runs the steps of a script in an app, in virtual time.
@MainActor
package struct ScriptStage {
    /// The reason why a step failed.
    private struct Mismatch: Error {
        let expected: String
        let found: String
    }

    private let driver: FlowDriver
    private let print: @MainActor (String) -> Void

    /// Creates a stage on which `driver` acts. Shown screens go to `print`.
    package init(_ driver: FlowDriver, _ print: @escaping @MainActor (String) -> Void) {
        self.driver = driver
        self.print = print
    }

    /// Runs all steps. Throws for the first step that fails.
    package func play(_ script: Script) async throws(ScriptFailure) {
        let opening = Script.Line(number: 0, text: "the app begins", step: .show)
        try await take(opening) { try await driver.advance(by: 0) }
        for line in script.lines { try await take(line) { try await take(line.step) } }
    }

    private func take(
        _ line: Script.Line, _ action: () async throws -> Void
    ) async throws(ScriptFailure) {
        do {
            try await action()
        } catch {
            let mismatch =
                (error as? Mismatch)
                ?? Mismatch(
                    expected: line.step.aim, found: Self.mistake(error))
            throw ScriptFailure(
                number: line.number, text: line.text, expected: mismatch.expected,
                found: mismatch.found, screen: driver.text)
        }
    }

    private func take(_ step: ScriptStep) async throws {
        switch step {
        case .type(let text, let field): try await driver.type(text, into: field)
        case .submit(let field): try await driver.submit(field)
        case .choose(let name): try await driver.choose(name)
        case .select(let title, let name): try await select(title, in: name)
        case .filter(let list, let text): try await driver.filter(list, by: text)
        case .act(let action, let row, let name):
            try await driver.perform(action, on: row, in: name)
        case .sort(let name, let column, let isDescending):
            try await driver.sort(name, by: column, descending: isDescending)
        case .match(let text, let name): try await driver.choose(matching: text, in: name)
        case .mark(let row, let name): try await driver.mark(row, in: name)
        case .move(let row, let distance, let name):
            try await driver.move(row, by: distance, in: name)
        case .back: try await driver.back()
        case .undo: try check(await driver.undo(), of: step)
        case .redo: try check(await driver.redo(), of: step)
        case .open(let link): try check(await driver.open(link), of: step)
        case .wait(let stride): try await driver.advance(by: stride)
        case .show: print(driver.text + "\n")
        case .expect(let expectation): try check(expectation)
        }
    }

    private func check(_ expectation: ScriptExpectation) throws(Mismatch) {
        if expectation.holds(for: driver) { return }
        throw Mismatch(expected: expectation.text, found: expectation.found(in: driver))
    }

    private func check(_ outcome: Outcome?, of step: ScriptStep) throws(Mismatch) {
        guard case .refused(let error)? = outcome else { return }
        throw Mismatch(expected: step.aim, found: "\(error)")
    }

    private func select(_ title: String, in name: String) async throws {
        guard let position = position(of: name), driver.alerts.isEmpty else {
            return try await driver.choose(title, in: name)
        }
        guard let isOn = ["on": true, "off": false][title] else {
            throw Mismatch(expected: "'on' or 'off' for the switch '\(name)'", found: "'\(title)'")
        }
        if position != isOn { try await driver.toggle(name) }
    }

    /// The position of the switch of this name; nil if there is another control.
    private func position(of name: String) -> Bool? {
        let controls = Page(of: driver.navigator).controls
        let control = controls.first { $0.label == name || $0.spokenLabel == name }
        guard case .press(let toggle)? = control?.input else { return nil }
        return toggle.position
    }

    /// The text of a driver's error without the screen and the call, since a failure has its own.
    private static func mistake(_ error: any Error) -> String {
        (error as? FlowDriverError)?.mistake ?? "\(error)"
    }
}
