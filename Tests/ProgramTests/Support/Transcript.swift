import AppMain
import Wayline

@testable import WaylineCommandLine
@testable import WaylineProgram

/// Collects the output of a command, in place of the standard output and the standard error.
@MainActor
final class Transcript {
    private(set) var text = ""
    private(set) var errors = ""

    func output(_ ink: Ink = .none) -> Output {
        Output(ink: ink) {
            self.text += $0
        } writeError: {
            self.errors += $0
        }
    }

    /// Runs the program. If an API is asked for, the services are quick ones.
    func run(_ arguments: String...) async -> ExitStatus { await run(arguments) }

    func run(_ arguments: [String]) async -> ExitStatus {
        let program = ConsoleApp.sample { _, folder in .quick(in: folder) }
        return await program.program.run(arguments, output())
    }
}
