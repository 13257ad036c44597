import Screens
import TextMenu

@main
struct App {
    static func main() async {
        if let argument = CommandLine.arguments.dropFirst().first {
            quit(.usage, "'\(argument)' is not understood: app takes no arguments.")
        }
        do {
            let menu = LineMenu(input: StandardStreams.readLine, output: StandardStreams.write)
            try await menu.run(AppCoordinator(accounts: SampleAccounts()))
        } catch {
            quit(.failure, "\(error)")
        }
    }
}
