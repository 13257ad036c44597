import Wayline

/// The main function of the program.
@MainActor
enum Cafe {
    static func main() async throws {
        try await Console(name: "Café").run(Navigator(CafeCoordinator()))
    }
}
