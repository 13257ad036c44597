import Catalogue
import Shop
import Wayline

/// Runs the shop in a terminal: `swift run shop`.
@main
struct ShopProgram {
    static func main() async {
        do {
            let shop = ShopCoordinator(products: MemoryProducts())
            let navigator = try Navigator(shop, links: ShopLinks.table())
            try await Console(name: "Shop").run(navigator)
        } catch {
            Console.end(error)
        }
    }
}
