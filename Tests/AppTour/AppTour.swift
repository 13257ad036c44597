import CHeap
import Screens
import TextMenu

/// Walks through all flows of the app in a folder, the requested number of times. Prints the bytes
/// in use after each round, and the objects that have left but are still alive.
///
/// It is a separate process, since the run loop of XCTest on Linux loses memory with every task.
@main
struct AppTour {
    @MainActor
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rounds = Int(arguments[2]) else {
            return print("AppTour takes a folder and a number of rounds.")
        }
        let tour = try await Tour(in: FolderStore(arguments[1]))
        for _ in 0..<rounds {
            try await tour.walk()
            print("bytes", wayline_heap_in_use())
        }
        for leak in tour.leaks { print("leak", leak) }
    }
}
