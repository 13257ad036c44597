import WaylineSystem
import WaylineValues

/// A program of the command line: a name and the set of its commands.
package struct Program: Sendable {
    /// The version of Wayline: the newest one in the CHANGELOG, and the name of its tag.
    package static let number = "0.6.0"

    /// The text that `wayline --version` prints.
    package static let version = "Wayline \(number)"

    let name: String

    /// The first line of its help.
    let summary: String
    package let commands: [Command]

    /// The command that runs if the arguments name none. Without one, the program prints its help.
    let standard: Command?

    /// The topics of its help that are not commands.
    let topics: [Topic]

    /// The text that `--version` prints.
    private let version: String

    /// Creates a program with these commands, and with the commands that complete and explain them.
    package init(
        _ name: String, _ summary: String, commands: [Command], standard: Command? = nil,
        topics: [Topic] = [], version: String = version
    ) {
        self.name = name
        self.summary = summary
        self.commands = commands + [.completions(for: name), .help(for: name)]
        self.standard = standard
        self.topics = topics
        self.version = version
    }

    /// The options of all commands, each once.
    var options: [Option] {
        (commands.flatMap(\.options) + [.help, .version]).withoutRepetitions
    }

    /// The words that commands begin with.
    var firstWords: [String] { commands.compactMap(\.words.first).withoutRepetitions }

    /// Runs the command that `arguments` name. Ends the process if it fails.
    @MainActor
    package func run(
        _ arguments: some Sequence<String> = CommandLine.arguments.dropFirst()
    ) async {
        Platform.endCrashesAtOnce()
        Platform.occupyStandardDescriptors()
        let results = ResultStream()
        let status = await run(arguments, .standard(results))
        if !results.isWhole {
            Output.standard(results).fail(Platform.outputFailure)
            Platform.exit(ExitStatus.failure.rawValue)
        }
        if status != .success { Platform.exit(status.rawValue) }
    }

    /// Runs the command that these arguments name.
    @MainActor
    package func run(_ arguments: some Sequence<String>, _ output: Output) async -> ExitStatus {
        let words = Array(arguments)
        if words.first == Completions.request, words.count > 1,
            let shell = Shell(rawValue: words[1])
        {
            let completions = Completions(of: self, after: Array(words.dropFirst(2)))
            output.write(completions.text(for: shell))
            return .success
        }
        do throws(CommandError) {
            return try await run(try invocation(arguments), output)
        } catch {
            output.fail(error.text(in: self))
            return .usage
        }
    }

    @MainActor
    private func run(
        _ invocation: Invocation, _ output: Output
    ) async throws(CommandError) -> ExitStatus {
        switch invocation {
        case .command(let arguments): return try await arguments.command.run(arguments, output)
        case .help(let topic): output.write(text(on: topic, in: output.ink))
        case .version: output.write("\(version)\n")
        }
        return .success
    }

    /// The command as the user types it.
    func typed(_ command: Command) -> String { "\(name) \(command.name)" }
}
