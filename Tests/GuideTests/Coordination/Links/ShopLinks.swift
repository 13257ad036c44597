import Wayline

enum ShopLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "shop",
            [
                LinkRule("home", to: .sequence([.unwind, .root(.home)])),
                LinkRule("orders", to: .sequence([.popToRoot, .push(.orders)])),
                LinkRule("orders/{id:int}") { captures in
                    .sequence([.popToRoot, .push(.orders), .push("order", captures)])
                },
                LinkRule("letters?to={to?}") { .push("letter", $0) },
                LinkRule("help/{page...}", to: .stay(because: "Help is in the making.")),
            ])
    }
}
