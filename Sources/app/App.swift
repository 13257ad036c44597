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
            let frontEnd = PlainFrontEnd(
                input: StandardStreams.nextLine, output: StandardStreams.write)
            await frontEnd.run(try Navigator(AppCoordinator(accounts: SampleAccounts())))
        } catch {
            quit(.failure, "\(error)")
        }
    }
}
