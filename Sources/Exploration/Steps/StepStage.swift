import Binding
import Coordination
package import WaylineApplication
import WaylineInterface
import WaylineRouting
import WaylineValues

/// An app in which steps are taken, in virtual time.
@MainActor
package struct StepStage {
    /// The reason why a step fails, if it is not an error of the driver.
    struct Mismatch: Error {
        let expected: String
        let found: String
    }

    package let driver: FlowDriver

    /// Prints a screen.
    let print: @MainActor (String) -> Void

    /// The text of the secret of a name; nil if it is not known.
    let knownSecret: (String) -> String?

    private let faults: [BoundFault]

    /// The run with the front end; nil without one.
    package let run: InputRun?

    init(
        _ driver: FlowDriver, _ print: @escaping @MainActor (String) -> Void = { _ in },
        faults: [BoundFault] = [], secret: @escaping (String) -> String? = { _ in nil }
    ) {
        (self.driver, self.print, self.faults, run) = (driver, print, faults, nil)
        knownSecret = secret
    }

    init(
        _ run: InputRun, _ print: @escaping @MainActor (String) -> Void,
        faults: [BoundFault], secret: @escaping (String) -> String?
    ) {
        (driver, self.print, self.faults, self.run) = (run.driver, print, faults, run)
        knownSecret = secret
    }

    /// A stage for a tool that knows the texts of secrets.
    package init(_ run: InputRun, secret: @escaping (String) -> String?) {
        self.init(run, { _ in }, faults: [], secret: secret)
    }

    /// Takes all steps. Throws a `ScriptFailure` for the first one that fails, or whose effect is
    /// not the recorded one. An app that cannot begin throws its own error.
    func play(_ script: Script) async throws {
        if !script.isRecorded {
            let opening = Script.Line(number: 0, step: .wait(0))
            do { try await take(opening) } catch { throw failure ?? error }
        }
        for line in script.lines { try await take(line) }
    }

    /// Takes a step. If the app has ended with an error, the failure names that error.
    private func take(_ line: Script.Line) async throws(ScriptFailure) {
        do {
            try await line.step.take(on: self)
            if let failure { throw failure }
            if let effect = line.effect, let run { try expect(effect, of: run) }
        } catch {
            let mismatch = failure == nil ? error as? Mismatch : nil
            throw ScriptFailure(
                number: line.number, text: line.number == 0 ? "the app begins" : line.step.shown,
                expected: mismatch?.expected,
                found: mismatch?.found ?? Self.text(of: failure ?? error),
                screen: driver.text)
        }
    }

    private func expect(_ effect: StepEffect, of run: InputRun) throws {
        let sight = run.look()
        try expect(
            "the recorded screen, with the digest \(effect.digest)",
            effect.allows(sight.digest), found: "the digest \(sight.digest)")
    }

    /// The text of an error. A driver's error leaves out the screen and the call: a failure has its
    /// own.
    package static func text(of error: any Error) -> String {
        switch error {
        case let mismatch as Mismatch: "expected \(mismatch.expected); found \(mismatch.found)"
        case let error as FlowDriverError: error.mistake
        case _: "\(error)"
        }
    }

    /// The error with which the app ends; nil if it goes on.
    private var failure: (any Error)? { driver.app?.context.failure.value }
}

/// The parts of verbs.
extension StepStage {
    /// Throws unless an expectation holds. `found` is what the app shows instead.
    package func expect(_ expected: String, _ holds: Bool, found: String) throws {
        if !holds { throw Mismatch(expected: expected, found: found) }
    }

    /// Returns the value. Throws if there is none, as `found` says.
    package func require<Value>(
        _ value: Value?, _ expected: String, found: String
    ) throws -> Value {
        guard let value else { throw Mismatch(expected: expected, found: found) }
        return value
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

    /// The text of a secret.
    package func secret(_ name: String) throws -> String {
        guard let text = name.isEmpty ? "" : knownSecret(name) else {
            throw Mismatch(
                expected: "the text of the secret '\(name)'",
                found: "none: name a file with a line '\(name)=TEXT' by '--secrets'")
        }
        return text
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

    func wait(_ time: SchedulerTime.Stride) async throws {
        guard let run else { return try await driver.advance(by: Duration(time)) }
        await run.advance(by: time)
    }

    func restart() async throws {
        try expect("no front end", run?.front == nil, found: "one that shows this run")
        try await driver.restart()
    }

    /// Fills in a secure field with the text of a secret. Another field would show it.
    func type(secret name: String, into label: String) async throws {
        let showsText = Page(of: driver.navigator).controls.contains { control in
            guard case .text(let field) = control.input, !field.isSecure else { return false }
            return control.label == label || control.spokenLabel == label
        }
        try expect("a secure field '\(label)'", !showsText, found: "one that shows its text")
        try await driver.type(try secret(name), into: label)
    }
}

/// A step of a script that failed, and the reason.
package struct ScriptFailure: Error, Hashable, Sendable {
    let number: Int
    let text: String

    /// The expectation; nil for an action, which its line describes.
    let expected: String?
    let found: String

    /// The screen at that moment, as a user reads it.
    let screen: String

    package init(number: Int, text: String, expected: String?, found: String, screen: String) {
        (self.number, self.text, self.expected) = (number, text, expected)
        (self.found, self.screen) = (found, screen)
    }
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
