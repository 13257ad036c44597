import Binding
import Coordination
package import TextMenu
import WaylineCommandLine
package import WaylineExploration

/// An app in which the steps of a script are taken, in virtual time.
@MainActor
package struct ScriptStage {
    /// The reason why a step fails, if it is not an error of the driver.
    private struct Mismatch: Error {
        let expected: String
        let found: String
    }

    let driver: FlowDriver

    /// Prints a screen.
    let print: @MainActor (String) -> Void

    private let faults: [BoundFault]

    package init(
        _ driver: FlowDriver, _ print: @escaping @MainActor (String) -> Void,
        faults: [BoundFault] = []
    ) {
        self.driver = driver
        self.print = print
        self.faults = faults
    }

    /// Takes all steps. Throws a `ScriptFailure` for the first one that fails. An app that cannot begin
    /// throws its own error.
    package func play(_ script: Script) async throws {
        let opening = Script.Line(number: 0, text: "the app begins") {
            try await $0.driver.advance(by: 0)
        }
        do { try await take(opening) } catch { throw failure ?? error }
        for line in script.lines { try await take(line) }
    }

    /// Throws unless an expectation holds. `found` is what the app shows instead.
    func expect(_ expected: String, _ holds: Bool, found: String) throws {
        if !holds { throw Mismatch(expected: expected, found: found) }
    }

    /// Throws if a request was refused.
    func check(_ outcome: Outcome?) throws {
        if case .refused(let error)? = outcome { throw error }
    }

    /// The fault of this name that the inputs of the app's exploration declare.
    func fault(_ name: String) throws -> BoundFault {
        guard let fault = faults.first(where: { $0.name == name }) else {
            let known = faults.map(\.name)
            throw Mismatch(
                expected:
                    "a fault of the exploration: \(known.isEmpty ? "none" : known.alternatives)",
                found: "'\(name)'")
        }
        return fault
    }

    /// Takes an option, or turns a switch to the position `title`.
    func select(_ title: String, in name: String) async throws {
        guard driver.alerts.isEmpty, let isOn = position(of: name) else {
            return try await driver.choose(title, in: name)
        }
        try expect(
            "'on' or 'off' for the switch '\(name)'", ["on", "off"].contains(title),
            found: "'\(title)'")
        if isOn != (title == "on") { try await driver.toggle(name) }
    }

    /// The position of the switch of this name; nil if there is another control.
    private func position(of name: String) -> Bool? {
        let controls = Page(of: driver.navigator).controls
        let control = controls.first { $0.label == name || $0.spokenLabel == name }
        guard case .press(let toggle)? = control?.input else { return nil }
        return toggle.position
    }

    /// The error with which the app ends; nil if it goes on.
    private var failure: (any Error)? { driver.app?.context.failure.value }

    /// Takes a step. If the app has ended with an error, the failure names that error.
    private func take(_ line: Script.Line) async throws(ScriptFailure) {
        do {
            try await line.take(self)
            if let failure { throw failure }
        } catch {
            let mismatch = failure == nil ? error as? Mismatch : nil
            throw ScriptFailure(
                number: line.number, text: line.text, expected: mismatch?.expected,
                found: mismatch?.found ?? Self.text(of: failure ?? error), screen: driver.text)
        }
    }

    /// The text of an error. A driver's error leaves out the screen and the call: a failure has its own.
    private static func text(of error: any Error) -> String {
        (error as? FlowDriverError)?.mistake ?? "\(error)"
    }
}

/// A step of a script that failed, and the reason.
package struct ScriptFailure: Error, Hashable, Sendable {
    let number: Int
    package let text: String

    /// The expectation; nil for an action, which its line describes.
    package let expected: String?
    package let found: String

    /// The screen at that moment, as a user reads it.
    let screen: String
}

extension ScriptFailure: CustomStringConvertible {
    package var description: String {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let expectation = expected.map { ["Expected: \($0)"] } ?? []
        return
            (["\(number): failed: \(text)"] + expectation + ["Found: \(found)"]
            + (screen.isEmpty ? [] : ["The screen:"] + lines.map { "| \($0)" }))
            .joined(separator: "\n")
    }
}
