import AppMain

/// What a command has said, in place of the standard output and the standard error.
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

    /// Has the program do this. Services are quick ones, where an API is asked for.
    func run(_ arguments: String...) async -> ExitStatus {
        let program = Program { _, folder in .quick(in: folder) }
        return await program.run(arguments, output())
    }
}
