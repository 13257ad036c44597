import Binding
import TextMenu
public import WaylineApplication
public import WaylineExploration
import WaylineRouting
import WaylineText

/// Repeats a script in an app, in virtual time and without a terminal.
///
/// ```swift
/// let replay = try Replay(script, of: .cafe)
/// try await replay.go(to: 3)
/// print(replay.screen)
/// ```
@MainActor
public final class Replay {
    /// The number of steps that were taken.
    public private(set) var step = 0

    let script: Script
    let app: App
    let steps: [ReplayStep]
    private let secrets: [String: String]
    let header: ScriptHeader
    private var run: InputRun?
    private var sight: Sight?

    /// The reason why the steps cannot be taken, and only recorded screens can be shown; nil if the
    /// steps can be taken.
    var refusal: (any Error)?

    /// The first step, from 1 on, whose effect differed from the recorded one; nil if none did so
    /// far.
    private(set) var firstDifferent: Int?

    /// The screen after the last step: what the terminal shows, or the lines that the user reads.
    /// After the step that ends the app, it is the last screen of the app. If the recording has a
    /// screen for the step, ``go(to:)`` sets that one.
    public private(set) var screen = ""

    /// Creates a replay of `script` in `app`. `secrets` has the texts of secure fields by their
    /// names; any other field gets its name as a text.
    public init(
        _ script: Script, of app: App, secrets: [String: String] = [:]
    ) throws(RecordingError) {
        let header = script.header ?? ScriptHeader(app: app.name)
        steps = ReplayStep.all(of: script)
        if app.name != header.app {
            let error = RecordingError.otherApp(header.app, name: app.name)
            if !script.hasScreens { throw error }
            refusal = error
        }
        (self.script, self.app, self.header) = (script, app, header)
        self.secrets = secrets
    }

    func secret(_ name: String) -> String { secrets[name] ?? name }

    /// The first secret with an unknown text in the steps up to the first different one; nil if
    /// there is none.
    var unknownSecret: String? {
        steps.prefix(firstDifferent ?? 0).compactMap { $0.step?.secretName }
            .first { !$0.isEmpty && secrets[$0] == nil }
    }

    isolated deinit { run?.end() }

    /// The number of all steps.
    public var count: Int { steps.count }

    /// Goes on to the screen after this many steps, or back to it by beginning again. Throws if the
    /// app uses a service outside of the process.
    public func go(to number: Int) async throws {
        if 0 < number, number <= count, let recorded = recordedScreen(after: number) {
            endRun()
            (step, screen) = (number, recorded)
            return
        }
        if number < step || run == nil { try restart() }
        if count == 0, let run {
            await run.take {}
            screen = run.shownText
        }
        while step < min(number, count) { _ = await takeStep() }
    }

    /// Takes all steps again, and returns the first one that differs from the recording, or
    /// nil. Throws if the app uses a service outside of the process.
    public func firstDifference() async throws -> ReplayDifference? {
        try restart()
        while step < count {
            let before = screen
            let effect = await takeStep()
            guard firstDifferent != nil else { continue }
            return ReplayDifference(
                number: step, step: steps[step - 1], now: effect, screenBefore: before,
                screen: screen)
        }
        return nil
    }

    /// The screen, and below it the notes of a failed test about the last step.
    var screenAndNotes: String {
        let notes = step == 0 ? [] : steps[step - 1].notes
        return ([screen] + (notes.isEmpty ? [] : [""]) + notes).joined(separator: "\n")
    }

    /// Returns the recorded screen after a step. Without one, returns the reason why the steps
    /// cannot be taken; nil if they can.
    private func recordedScreen(after number: Int) -> String? {
        let lines = steps[number - 1].screen
        if !lines.isEmpty { return lines.joined(separator: "\n") }
        return refusal.map { "This screen is not in the recording. \($0)" }
    }

    private func endRun() {
        run?.end()
        run = nil
    }

    private func restart() throws {
        if let refusal { throw refusal }
        endRun()
        run = try InputRun.replaying(app, header, InputRun.fronts())
        (step, sight, firstDifferent, screen) = (0, nil, nil, "")
    }

    private func takeStep() async -> StepEffect {
        let next = steps[step]
        let effect = await effect(of: next)
        step += 1
        let isFailure = effect.digest == StepEffect.failed
        let isDifferent =
            effect.digest.isEmpty || isFailure != next.isFailure
            || next.effect?.allows(effect.digest) == false
        if isDifferent, firstDifferent == nil { firstDifferent = step }
        return effect
    }

    private func effect(of step: ReplayStep) async -> StepEffect {
        guard let run, !run.isOver else {
            return StepEffect(digest: "", screen: "", text: "the app has ended")
        }
        await run.advance(by: step.wait)
        do { try await step.take(on: StepStage(run, secret: secret)) } catch {
            return StepEffect(
                digest: StepEffect.failed, screen: "", text: StepStage.text(of: error))
        }
        if !run.isOver { screen = run.shownText }
        guard step.effect != nil else { return StepEffect.unknown }
        let new = run.look()
        defer { sight = new }
        return StepEffect(from: sight, to: new)
    }
}

/// A step that differs from the recording.
public struct ReplayDifference: Hashable, Sendable {
    /// The number of the step, from 1 on.
    public let number: Int
    let step: ReplayStep
    let now: StepEffect

    /// The screen before the step and after it.
    public let screenBefore, screen: String
}

extension ReplayDifference: CustomStringConvertible {
    /// The two effects side by side, and the screens.
    public var description: String {
        let then = step.effect ?? .unknown
        let rows = [
            ("", "recorded", "now"), ("new screen", then.screen, now.screen),
            ("new text", then.text, now.text), ("digest", then.digest, now.digest),
        ]
        let width = rows.map { $0.1.columns }.max() ?? 0
        let table = rows.map { name, then, now in
            "  " + name.padded(toColumns: 12) + then.padded(toColumns: width + 2) + now
        }
        return
            (["Step \(number) differs: \(step.shown)"] + table
            + ["The screen before:"] + screenBefore.quotedLines + ["The screen now:"]
            + screen.quotedLines).joined(separator: "\n")
    }
}

extension String {
    /// The lines with a bar before each, without the empty ones at the end.
    fileprivate var quotedLines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
            "| " + line.reversed().drop { $0 == " " }.reversed()
        }
        while lines.last == "| " { lines.removeLast() }
        return lines
    }
}
