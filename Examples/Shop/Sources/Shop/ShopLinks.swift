import Account
import Catalogue
import Wayline

/// The links of the app, such as `shop://product/2`. Each begins with `unwind`, so that it works
/// from anywhere in the app, and unwinds the tab that it selects: a login may wait there.
enum ShopLinks {
    static func table() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "shop",
            [
                LinkRule("cart", to: .sequence([.unwind, .select(.cart)])),
                LinkRule("product/{id:int}") {
                    .sequence([
                        .unwind, .select(.products), .unwind, .popToRoot, .push("product", $0),
                    ])
                },
                LinkRule("order/{id:int}") {
                    .sequence([
                        .unwind, .select(.account), .unwind, .popToRoot, .push(.orders),
                        .push("order", $0),
                    ])
                },
            ])
    }
}
