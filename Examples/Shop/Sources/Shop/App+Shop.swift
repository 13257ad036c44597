import Catalogue
import Wayline

extension App {
    /// The shop: its links, and the coordinator that it begins with.
    public static let shop = App("Shop", links: ShopLinks.table) { _ in
        ShopCoordinator(products: MemoryProducts())
    }
}
