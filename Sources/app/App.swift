import Coordination
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
            let navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
            await menu.run(navigator)
        } catch {
            quit(.failure, "\(error)")
        }
    }
}
