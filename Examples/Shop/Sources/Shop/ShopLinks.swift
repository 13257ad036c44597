import Catalogue
import Wayline

/// The links of the app, such as `shop://product/2`.
public enum ShopLinks {
    public static func table() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "shop",
            [
                LinkRule("cart", to: .select(.cart)),
                LinkRule("product/{id:int}") {
                    .sequence([.select(.products), .popToRoot, .push("product", $0)])
                },
            ])
    }
}
