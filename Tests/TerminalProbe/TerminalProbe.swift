import Glibc
import TextMenu
import Wayline
import WaylineProgram
import WaylineSystem

@section(".preinit_array") @used
private let start: @convention(c) (Int32, ProgramStart.Variables, ProgramStart.Variables) -> Void =
    {
        ProgramStart.handleCrashes($2)
    }

/// Takes the terminal and acts on keys. Most of them end it in some bad way.
///
/// With the argument `line` or `hidden` it asks for a line instead, with `app` it runs an app. With
/// `shell` it is a minimal shell with job control, whose job is the probe with the remaining
/// arguments. With `twice` it declares a screen, a child flow or a tab twice.
@main
struct TerminalProbe {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "shell": exit(JobShell().run(Array(arguments.dropFirst())))
        case "app": await ConsoleApp(.probe).main(Array(arguments.dropFirst()))
        case "line": await askForLine(.shown)
        case "hidden": await askForLine(.hidden)
        case "twice": DeclaredTwice.begin(arguments.dropFirst().first ?? "")
        default: try await Stage().run()
        }
    }

    private static func askForLine(_ echo: StandardStreams.Echo) async {
        let question = "Password: "
        StandardStreams.write(question)
        let line = await StandardStreams.nextLine(echo, question: question)
        StandardStreams.write(line.map { "got \($0.utf8.map(String.init))\n" } ?? "the end\n")
    }
}
