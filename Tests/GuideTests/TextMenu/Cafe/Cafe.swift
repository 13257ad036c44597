import Wayline
import WaylineProgram

/// The main function of the program.
@MainActor
enum Cafe {
    static func main() async {
        await ConsoleApp(.cafe).main()
    }

    static func mainWithPrices() async {
        await ConsoleApp(.cafe).commands([.price]).main()
    }
}

extension AppCommand {
    static let price = AppCommand(
        "price", "print the price of a coffee", arguments: ["NAME"],
        options: [AppOption("large", "a large one")]
    ) { call in
        call.print("\(call.arguments[0]): € \(call.options["large"] == nil ? 3 : 4)")
    }
}
