public import Screens
import TextMenu

/// The program, from its arguments to its end.
public struct Program {
    /// What `--version` prints.
    package static let version = "Wayline 0.6"

    /// Makes services behind an API.
    public typealias Remote = @Sendable (APIAddress, DataFolder) -> Services

    let remote: Remote?

    /// The program with services behind an API, or without them: then a run that is to have them
    /// goes on as the program beside this one which has.
    public init(remote: Remote? = nil) {
        self.remote = remote
    }

    /// Does what the process was started with, and ends it where that failed.
    @MainActor
    public func run() async {
        Platform.occupyStandardDescriptors()
        let results = ResultStream()
        let status = await run(CommandLine.arguments.dropFirst(), .standard(results))
        if !results.isWhole { Console.end(TerminalError.outputFailed) }
        if status != .success { Platform.exit(status.rawValue) }
    }

    /// Does what these arguments say.
    @MainActor
    package func run(_ arguments: some Sequence<String>, _ output: Output) async -> ExitStatus {
        do throws(CommandError) {
            return await run(try Invocation(arguments), output)
        } catch {
            output.fail("\(error)")
            return .usage
        }
    }

    @MainActor
    private func run(_ invocation: Invocation, _ output: Output) async -> ExitStatus {
        switch invocation {
        case .run(let options): return await run(options, output)
        case .generate(let options): return generate(options, output)
        case .destroy(let options): return destroy(options, output)
        case .newPackage(let options): return makePackage(options, output)
        case .update(let options): return update(options, output)
        case .list(let options): return list(options, output)
        case .route(let question): return ask(question, output)
        case .completions(let shell): output.write(Completions(shell).text)
        case .help(let topic): output.write(topic.text(in: output.ink))
        case .version: output.write("\(Self.version)\n")
        }
        return .success
    }
}
