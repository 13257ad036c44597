import TextMenu
import WaylineApplication
import WaylineCommandLine
import WaylineExploration
import WaylineSystem

/// A request to repeat a recording.
@MainActor
struct ReplayRequest {
    private enum Form {
        case screen(Int?)
        case verdict
        case script
        case test(PrintedTest)

        var isScreen: Bool { if case .screen = self { true } else { false } }
    }

    private let app: App
    private let file: ScriptFile
    private let form: Form
    private let secrets: String?

    /// The values of the app's own options.
    private let options: [String: String]

    init(_ arguments: Arguments, of app: App) throws(CommandError) {
        self.app = app
        file = ScriptFile(arguments.operands[0])
        secrets = arguments.value(.secrets)
        options = try RunOptions(arguments, of: app).launch.options
        let test = try PrintedTest(arguments)
        if arguments.has(.verify) {
            form = .verdict
        } else if arguments.has(.asScript) {
            form = .script
        } else if let test {
            form = .test(test)
        } else {
            form = .screen(try arguments.value(.step).map(Self.number))
        }
    }

    func answer(_ output: Output) async throws -> ExitStatus {
        let script: Script
        let text = try file.read()
        do throws(ScriptError) { script = try Script(recording: text) } catch {
            output.fail("\(file.name):\(error)")
            return .failure
        }
        let secret = SecretInMemory()
        defer { withExtendedLifetime(secret) {} }
        let replay = try replay(of: script)
        let status: ExitStatus
        let problem: RecordingError?
        do {
            status = try await answer(replay, output)
            problem = replay.unknownSecret.map(RecordingError.unknownSecret)
        } catch let error as RecordingError where replay.firstDifferent != nil {
            (status, problem) = (.failure, error)
        }
        if let problem { output.fail("\(problem)") }
        if let step = script.unfinishedText {
            output.fail("The program ended in the next step, which is not replayed: \(step)")
        }
        return status
    }

    /// Returns a replay of `script`. If the steps cannot be taken, it can still show the recorded
    /// screens.
    private func replay(of script: Script) throws -> Replay {
        let refusal: (any Error)?
        do {
            try script.header?.check(options)
            refusal = nil
        } catch { refusal = error }
        let isShown = form.isScreen && script.hasScreens
        if let refusal, !isShown { throw refusal }
        let isAsked = !isShown || refusal == nil && !script.hasAllScreens
        let secrets = try SecretTexts.texts(of: isAsked ? script.secrets : [], in: secrets)
        let replay = try Replay(script, of: app, secrets: secrets)
        replay.refusal = replay.refusal ?? refusal
        return replay
    }

    private func answer(_ replay: Replay, _ output: Output) async throws -> ExitStatus {
        switch form {
        case .verdict: return try await verify(replay, output)
        case .screen(let number): try await show(replay, number, output)
        case .script: output.write(try await replay.asScript())
        case .test(let test): output.write(try await replay.asTest(test))
        }
        return .success
    }

    private func show(_ replay: Replay, _ number: Int?, _ output: Output) async throws {
        if let number, number > replay.count {
            throw ReplayError.noStep(number, count: replay.count)
        }
        let step = number ?? replay.count
        if output.isTerminal, Platform.isTerminal(Platform.standardInput) {
            return try await Console.run(.viewer(of: replay, at: step))
        }
        try await replay.go(to: step)
        output.write("Step \(step) of \(replay.count)\n\(replay.screenAndNotes)\n")
        if let first = replay.firstDifferent {
            output.fail("Step \(first) differs from the recording: see '--verify'.")
        }
    }

    private func verify(_ replay: Replay, _ output: Output) async throws -> ExitStatus {
        guard let difference = try await replay.firstDifference() else {
            output.write("\(replay.count) steps, none differs.\n")
            return .success
        }
        output.failInLines("\(difference)")
        return .failure
    }

    private static func number(_ text: String) throws(CommandError) -> Int {
        guard let number = Int(text), number > 0 else {
            throw .refused("'\(text)' is not the number of a step: steps are counted from 1 on.")
        }
        return number
    }
}

extension ScriptHeader {
    /// Throws if the script would reach outside of the process, or with other options of the app
    /// than these. A script of somebody else must not choose e.g. the server that gets the user's
    /// password.
    func check(_ options: [String: String]) throws {
        if let outside { throw RecordingError.outside(outside) }
        if self.options != options { throw ReplayError.otherOptions(self.options) }
    }
}

/// The reason why a script is not run.
enum ReplayError: Error, CustomStringConvertible {
    /// The script was recorded with these options of the app, and this run has others.
    case otherOptions([String: String])

    /// The option of this name sets what the script sets.
    case condition(String)
    case noStep(Int, count: Int)

    var description: String {
        switch self {
        case .otherOptions(let options) where options.isEmpty:
            "The recording was made without options of the app: leave them off."
        case .otherOptions(let options):
            "The recording was made with other options of the app: if you trust it, add "
                + "\(Self.typed(options))."
        case .condition(let name):
            "'--\(name)' cannot be given: the first line of the script has the conditions of the "
                + "run."
        case .noStep(let number, let count):
            "There is no step \(number): the recording has \(count) steps."
        }
    }

    private static func typed(_ options: [String: String]) -> String {
        let sorted = options.sorted { $0.key < $1.key }
        return sorted.map { "'--\($0.key)=\($0.value)'" }.joined(separator: " ")
    }
}
