import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram

/// The program of a bakery. Its first word names a fault, or is `crash` or `exit` for a cellar that
/// ends the process, or `sound`. With `crash-once`, it does so only until the script is repeated.
/// With `hang`, the cellar does not end. With `block`, it waits for ever, and with `bridge`, for
/// another thread. With `ladder`, it is the program of a ladder that ends the process at its top.
/// With `here`, it searches in its own process, as a test does. `run` and `after` before a fault
/// call the exploration, or try the way to the cellar, and print the findings; the last word is the
/// path of a journal. With `visits`, the third visit of the cellar ends the process, and with
/// `hang-visits`, it does not end. With `hotel`, all keys end the process. With `race`, it is the
/// program of calls that race, and with `tree` and a number, that of a tree of so many screens.
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
        if words.first == "tree", let count = words.dropFirst().first.flatMap({ Int($0) }) {
            return await ConsoleApp(.tree(of: count)).main(Array(words.dropFirst(2)))
        }
        if words.first == "race" {
            return await ConsoleApp(.race).main(Array(words.dropFirst()))
        }
        if words.first == "run" || words.first == "after" {
            return await findings(Array(words))
        }
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(.bakery(words.first ?? ""))
        if words.first == "here" {
            exit(await program.run(Array(words.dropFirst())) { print($0, terminator: "") })
        }
        await program.main(Array(words.dropFirst()))
    }
}

extension BakeryProgram {
    /// Prints the findings of a test, whose words these are.
    @MainActor
    private static func findings(_ words: [String]) async {
        let exploration = Exploration.bakery(words[1], words.dropFirst(2).first)
        do {
            if words[0] == "run" {
                print(try await exploration.run())
            } else {
                print(try await exploration.problems(after: "choose \"Cellar\""))
            }
        } catch {
            print(error)
        }
    }
}

extension Exploration<BakeryServices> {
    fileprivate static func bakery(_ word: String, _ journal: String? = nil) -> Exploration {
        var limits = ExplorationLimits()
        // A step that does not end is to be found soon.
        if ["block", "bridge", "hang"].contains(word) { limits.patience = .milliseconds(400) }
        if word == "hang-visits" { limits.patience = .milliseconds(200) }
        return Exploration(
            in: { makeServices(word) }, inputs: BakeryServices.inputs, limits: limits,
            journal: journal
        ) { .bakery(on: $0, BakeryFault(rawValue: word)) }
    }

    private static func waitForAnotherThread() {
        let hasRun = DispatchSemaphore(value: 0)
        Task.detached { hasRun.signal() }
        hasRun.wait()
    }

    private static func makeServices(_ word: String) -> BakeryServices {
        let services = BakeryServices()
        let work = getenv("WAYLINE_EXPLORATION").map { String(cString: $0) }
        switch word {
        case "crash-once" where work == "replay": break
        case "block": services.onCellar = { DispatchSemaphore(value: 0).wait() }
        case "bridge": services.onCellar = waitForAnotherThread
        case "crash", "crash-once": services.onCellar = { fatalError("The stairs are broken.") }
        case "exit": services.onCellar = { exit(0) }
        case "visits", "hang-visits":
            var visits = 0
            services.onCellar = {
                visits += 1
                if visits == 3, word == "visits" { visits = [0][visits] }
                while visits == 3 {}
            }
        case "hang": services.onCellar = { while true {} }
        default: break
        }
        return services
    }
}
