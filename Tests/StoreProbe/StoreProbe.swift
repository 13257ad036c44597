import Glibc
import Screens

/// A process that uses a store. Tests kill it, or take resources away from it.
@main
struct StoreProbe {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments == ["--hash-without-memory"] { return ScarceMemory.hash() }
        guard let task = ProbeTask(Array(arguments)) else {
            Output.write("usage: StoreProbe FOLDER FIRST COUNT [--size BYTES] [--nobody]")
            exit(64)
        }
        do {
            try task.restrict()
            try await task.run()
        } catch {
            Output.write("error: \(error)")
            exit(1)
        }
    }
}
