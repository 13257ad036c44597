import TextMenu
import WaylineApplication
import WaylineExploration
import WaylineRouting

/// Writes a recording as a script or as a test, in the words on the screen. A secret has only its
/// name there.
///
/// Tries the steps, then the words. If a screen differs from the recording, nothing is written.
@MainActor
struct RecordedSource {
    private let header: ScriptHeader
    private let steps: [Step]

    /// A line that names the step that has ended the recorded program, if one has.
    private let ending: [String]

    /// Translates the steps of `replay`. Time in which nothing was due is left out if that changes
    /// nothing.
    init(_ replay: Replay) async throws {
        header = replay.header
        ending =
            replay.script.unfinished.map { step in
                ["The recorded program has ended in the next step: \(step.shown)"]
            } ?? []
        if let difference = try await replay.firstDifference() {
            throw replay.unknownSecret.map(RecordingError.unknownSecret)
                ?? .otherEffect(step: difference.number)
        }
        var words = try await replay.words(keepsTime: false)
        if try await replay.problem(with: words) != nil {
            words = try await replay.words(keepsTime: true)
            if let problem = try await replay.problem(with: words) {
                throw words.cause(of: problem)
            }
        }
        steps = words.steps.map(\.step)
    }

    /// The lines of a script.
    var script: String {
        var header = header
        header.front = .none
        return ([header.script] + steps.map(\.script) + ending.map { "# \($0)" })
            .map { "\($0)\n" }.joined()
    }

    /// A file with a test of the recording.
    func test(_ test: PrintedTest) -> String {
        let lines =
            start(of: test.value) + steps.compactMap(\.swift).map(test.framework.code)
            + ending.map { "// \($0)" }
        return """
            \(test.imports())
            /// A recording of \(header.app.escaped(for: .line)).
            @MainActor
            \(test.framework.suite(test.name))
            \(secrets)    \(test.framework.test("TheRecordedWay")) async throws {
            \(lines.map { "        \($0)\n" }.joined())    }
            }

            """
    }

    /// The property for the texts of secrets, if the steps name some.
    private var secrets: String {
        let names = steps.compactMap(\.secretName).withoutRepetitions
        if names.isEmpty { return "" }
        return """
                /// The texts of the secrets. Fill them in, but do not publish them.
                private let secrets = \
            [\(names.map { "\($0.quoted): \"\"" }.joined(separator: ", "))]


            """
    }

    /// The lines that start the app as it was recorded.
    private func start(of app: Substring) -> [String] {
        var settings = header.options.sorted { $0.key < $1.key }.map {
            "options.options[\($0.key.quoted)] = \($0.value.quoted)"
        }
        if header.seed != 0 { settings.append("options.seed = \(header.seed)") }
        if header.language != "en" {
            settings.append("options.language = \(header.language.quoted)")
        }
        if let link = header.link { settings.append("options.link = \(link.quoted)") }
        if settings.isEmpty { return ["let app = try FlowDriver(\(app))"] }
        return ["var options = LaunchOptions()"] + settings
            + ["let app = try FlowDriver(\(app), options)"]
    }
}

extension Replay {
    /// The recording as the lines of a script.
    func asScript() async throws -> String { try await RecordedSource(self).script }

    /// The recording as a file with a test.
    func asTest(_ test: PrintedTest) async throws -> String {
        try await RecordedSource(self).test(test)
    }
}

/// The words of all steps until the user quits, and the screen that they lead to.
private struct RecordedWords {
    var steps: [TranslatedStep] = []
    var lines: [String] = []

    /// The number of the first step that asks to quit and does not end the app; nil without one.
    var quitStep: Int?

    /// Returns the step that asks to quit if it is before `problem`, and `problem` if not.
    func cause(of problem: RecordingError) -> RecordingError {
        guard let quitStep else { return problem }
        if case .failsInWords(let step, _) = problem, step < quitStep { return problem }
        return .asksToQuit(step: quitStep)
    }
}

extension Replay {
    fileprivate func words(keepsTime: Bool) async throws -> RecordedWords {
        let run = try InputRun.replaying(app, header, InputRun.fronts())
        defer { run.end() }
        let log = ActionLog(run)
        let stage = StepStage(run, secret: secret)
        var words = RecordedWords()
        for (index, step) in steps.prefix(while: { !$0.isFailure }).enumerated() {
            log.number = index + 1
            await run.advance(by: step.wait)
            if step.wait > .zero, keepsTime || run.hasUsedTime { log.add(.wait(step.wait)) }
            try await log.take(step, on: stage)
            if !log.isQuitting { (words.steps, words.quitStep) = (log.steps, log.quitStep) }
            if run.isOver { break }
            if !log.isQuitting { words.lines = run.look().lines }
        }
        return words
    }

    /// Returns the reason why the words do not lead to their screen; nil if they do.
    fileprivate func problem(with words: RecordedWords) async throws -> RecordingError? {
        var header = header
        header.front = .none
        let run = try InputRun.replaying(app, header, InputRun.fronts())
        defer { run.end() }
        let stage = StepStage(run, secret: secret)
        await run.take {}
        for translated in words.steps {
            do { try await translated.step.take(on: stage) } catch {
                return .failsInWords(step: translated.number, reason: StepStage.text(of: error))
            }
        }
        let lines = run.look().lines
        if lines == words.lines { return nil }
        let index = zip(lines, words.lines).prefix { $0 == $1 }.count
        return .otherScreen(
            line: index < lines.count ? lines[index] : "",
            recorded: index < words.lines.count ? words.lines[index] : "")
    }
}
