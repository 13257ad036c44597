import Binding
import Glibc
import TextMenu

/// Takes the terminal and does what the keys say, most of which ends it in some bad way.
///
/// With the argument `shell` it is a shell instead, of the least kind that has jobs.
@main
struct TerminalProbe {
    static func main() async throws {
        if CommandLine.arguments.dropFirst().first == "shell" { exit(JobShell().run()) }
        try await Stage().run()
    }
}
