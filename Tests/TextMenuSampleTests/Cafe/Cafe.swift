import Wayline

/// What the main function of the program does.
@MainActor
enum Cafe {
    static func main() async throws {
        try await Console(name: "Café").run(Navigator(CafeCoordinator()))
    }
}
