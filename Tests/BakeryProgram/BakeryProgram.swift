import ExploredApps
import Wayline

/// The program of a bakery. Its first word names a fault, or is `crash` for a cellar that ends the process,
/// or `sound`. With `ladder`, it is the program of a ladder that ends the process at its top.
@main
struct BakeryProgram {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        if words.first == "ladder" {
            let ladder = App.ladder { fatalError("The last rung is broken.") }
            return await ConsoleApp(ladder).main(Array(words.dropFirst()))
        }
        await ConsoleApp(.kiosk, program: "bakery").exploring(.bakery(words.first ?? ""))
            .main(Array(words.dropFirst()))
    }
}

extension Exploration<BakeryServices> {
    fileprivate static func bakery(_ word: String) -> Exploration {
        Exploration(in: { makeServices(word) }, inputs: BakeryServices.inputs) {
            .bakery(on: $0, BakeryFault(rawValue: word))
        }
    }

    private static func makeServices(_ word: String) -> BakeryServices {
        let services = BakeryServices()
        if word == "crash" { services.onCellar = { fatalError("The stairs are broken.") } }
        return services
    }
}
