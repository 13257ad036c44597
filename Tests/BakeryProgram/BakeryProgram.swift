import ExploredApps
import Foundation
import Wayline

/// The program of a bakery. Its first word names a fault, or is `crash` for a cellar that ends the process,
/// or `sound`. With `hang`, the cellar does not end. With `crash-once` and `crash-hang`, the cellar does nothing or does not end when a script is
/// repeated. With `ladder`, it is the program of a ladder that ends the process at its top. With `here`, it
/// searches in its own process. With `hotel`, all keys end the process. With `race`, it is the program of calls that race. With `bridge`, the cellar waits for
/// another thread.
@main
struct BakeryProgram {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        if words.first == "ladder" {
            let ladder = App.ladder { fatalError("The last rung is broken.") }
            return await ConsoleApp(ladder).main(Array(words.dropFirst()))
        }
        if words.first == "hotel" {
            let hotel = App.hotel { fatalError("The key is broken.") }
            return await ConsoleApp(hotel).main(Array(words.dropFirst()))
        }
        if words.first == "race" {
            return await ConsoleApp(.race).main(Array(words.dropFirst()))
        }
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(.bakery(words.first ?? ""))
        if words.first == "here" {
            exit(await program.run(Array(words.dropFirst())) { print($0, terminator: "") })
        }
        await program.main(Array(words.dropFirst()))
    }
}

extension Exploration<BakeryServices> {
    fileprivate static func bakery(_ word: String) -> Exploration {
        Exploration(in: { makeServices(word) }, inputs: BakeryServices.inputs) {
            .bakery(on: $0, BakeryFault(rawValue: word))
        }
    }

    private static func waitForAnotherThread() {
        let hasRun = DispatchSemaphore(value: 0)
        Task.detached { hasRun.signal() }
        hasRun.wait()
    }

    private static func makeServices(_ word: String) -> BakeryServices {
        let services = BakeryServices()
        let isReplay = ProcessInfo.processInfo.environment["WAYLINE_EXPLORATION"]?.first == "-"
        switch word {
        case "crash-once" where isReplay: break
        case "bridge": services.onCellar = waitForAnotherThread
        case "hang": services.onCellar = { while true {} }
        case "crash-hang" where isReplay: services.onCellar = { while true {} }
        case "crash", "crash-once", "crash-hang":
            services.onCellar = { fatalError("The stairs are broken.") }
        default: break
        }
        return services
    }
}
