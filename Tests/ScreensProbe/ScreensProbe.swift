import CHeap
import Glibc
import Screens
import WaylineApplication

/// A process that the tests of Screens start: they kill it, take resources away from it, or measure
/// its memory.
@main
struct ScreensProbe {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        switch words.first {
        case "hash": ScarceMemory.hash()
        case "sign-up": await signUp(Array(words.dropFirst()))
        case "tour": try await tour(Array(words.dropFirst()))
        default: refuse()
        }
    }

    private static func signUp(_ words: [String]) async {
        guard let task = ProbeTask(words) else { return refuse() }
        do {
            try task.restrict()
            try await task.run()
        } catch {
            Output.write("error: \(error)")
            exit(1)
        }
    }

    /// Walks through all flows of the app in a folder, the requested number of times. Prints the
    /// bytes in use after each round, and the objects that have left but are still alive.
    ///
    /// The process is a separate one, since the run loop of XCTest on Linux loses memory with every
    /// task.
    @MainActor
    private static func tour(_ words: [String]) async throws {
        guard words.count == 2, let rounds = Int(words[1]) else { return refuse() }
        let tour = try await Tour(in: FolderStore(words[0]))
        for _ in 0..<rounds {
            try await tour.walk()
            print("bytes", wayline_heap_in_use())
        }
        for leak in tour.leaks { print("leak", leak) }
    }

    private static func refuse() {
        Output.write(
            """
            usage: ScreensProbe hash
                   ScreensProbe sign-up FOLDER FIRST COUNT [--size BYTES] [--nobody]
                   ScreensProbe tour FOLDER ROUNDS
            """)
        exit(64)
    }
}
