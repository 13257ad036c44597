import Wayline

struct PaymentRouter: Router {
    typealias Output = Receipt

    enum Route: String, CaseIterable {
        case paid
    }

    struct Facts: RouterFacts {
        var receipt: Receipt?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.receipt) {
        case (.paid, let receipt?): finish(receipt)
        case (.paid, nil): .stay(because: "The card was refused.")
        }
    }
}
