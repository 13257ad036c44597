import Account
import Catalogue
import Wayline

/// The links of the app, such as `shop://product/2`. Each begins with `unwind`, so that it works
/// from anywhere in the app.
enum ShopLinks {
    static func table() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "shop",
            [
                LinkRule("cart", to: .sequence([.unwind, .select(.cart)])),
                LinkRule("product/{id:int}") {
                    .sequence([.unwind, .select(.products), .popToRoot, .push("product", $0)])
                },
                LinkRule("order/{id:int}") {
                    .sequence([
                        .unwind, .select(.account), .popToRoot, .push(.orders), .push("order", $0),
                    ])
                },
            ])
    }
}
