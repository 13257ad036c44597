import Shop
import WaylineProgram

/// Runs the shop in a terminal: `swift run shop`.
@main
struct ShopProgram {
    static func main() async { await ConsoleApp(.shop).exploring(.shop).main() }
}
