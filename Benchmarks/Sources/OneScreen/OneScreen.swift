import TextMenu
import Wayline

/// A menu and nothing else: the program that `Benchmarks --terminal` starts.
@main
struct OneScreen {
    static func main() async throws {
        try await Console(name: "OneScreen").run(Navigator(MenuCoordinator()))
    }
}
