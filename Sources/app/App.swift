import Coordination
import Screens
import TextMenu

@main
struct App {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if let argument = arguments.first(where: { $0 != "--plain" }) {
            quit(.usage, "'\(argument)' is not understood: app takes --plain, and no more.")
        }
        let isPlain = arguments.contains("--plain")
        do {
            let navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
            try await Console(name: "Wayline", isPlain: isPlain).run(navigator)
        } catch {
            quit(.failure, "\(error)")
        }
    }
}
