import TextMenu
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
        case test(String, app: String)
    }

    private let app: App
    private let path: String
    private let form: Form
    private let secrets: String?

    init(_ arguments: Arguments, of app: App) throws(CommandError) {
        self.app = app
        path = arguments.operands[0]
        secrets = arguments.value(.secrets)
        if arguments.has(.verify) {
            form = .verdict
        } else if arguments.has(.asScript) {
            form = .script
        } else if let name = arguments.value(.asTest) {
            guard name.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil else {
                throw .refused("'\(name)' is not the name of a type: write e.g. 'OrderTests'.")
            }
            form = .test(name, app: arguments.value(.testedApp) ?? app.name.asValue)
        } else {
            form = .screen(try arguments.value(.step).map(Self.number))
        }
    }

    func answer(_ output: Output) async throws -> ExitStatus {
        let recording = try Recording(try read(path, limit: Recording.limit))
        let secrets = try texts(of: recording.secrets)
        let replay = try Replay(recording, of: app, secrets: secrets)
        switch form {
        case .verdict: return try await verify(replay, secrets, output)
        case .screen(let number): try await show(replay, number, output)
        case .script: output.write(try await RecordedSource(replay).script)
        case .test(let name, let value):
            output.write(try await RecordedSource(replay).test(named: name, of: value))
        }
        return .success
    }

    private func show(_ replay: Replay, _ number: Int?, _ output: Output) async throws {
        let step = min(number ?? .max, replay.count)
        if output.isTerminal, Platform.isTerminal(Platform.standardInput) {
            return try await Console.run(.viewer(of: replay, at: step))
        }
        try await replay.go(to: step)
        output.write("Step \(step) of \(replay.count)\n\(replay.screen)\n")
    }

    private func verify(
        _ replay: Replay, _ secrets: [String: String], _ output: Output
    ) async throws -> ExitStatus {
        guard let difference = try await replay.firstDifference() else {
            output.write("\(replay.count) steps, none differs.\n")
            return .success
        }
        output.failInLines("\(difference)")
        if let name = replay.recording.secrets.first(where: { secrets[$0] == nil }) {
            output.fail("The text of '\(name)' is not known: pass a file with it by '--secrets'.")
        }
        return .failure
    }

    /// The texts of the secrets, by their names.
    private func texts(of names: [String]) throws -> [String: String] {
        if let secrets {
            let lines = try read(secrets, limit: 1 << 16)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return Dictionary(uniqueKeysWithValues: zip(names, lines))
        }
        guard Platform.isTerminal(Platform.standardInput) else { return [:] }
        var texts: [String: String] = [:]
        for name in names {
            let question = "\(Output.line(name).dropLast()): "
            StandardStreams.writeError(question)
            texts[name] = StandardStreams.readLine(.hidden, question: question)
            StandardStreams.writeError("\n")
        }
        return texts
    }

    private func read(_ path: String, limit: Int) throws -> String {
        let bytes = try RecordingError.opening(path) {
            try Platform.readFile(path, limit: limit)
        }
        // A crash can have cut a character in two, in a last line that is not read.
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func number(_ text: String) throws(CommandError) -> Int {
        guard let number = Int(text), number > 0 else {
            throw .refused("'\(text)' is not the number of a step: steps are counted from 1 on.")
        }
        return number
    }
}

extension String {
    /// The module and the value of an app of this name, such as `Shop.shop`.
    fileprivate var asValue: String {
        let name = filter { $0.isLetter || $0.isNumber }
        return "\(name).\(name.prefix(1).lowercased())\(name.dropFirst())"
    }
}
