import Coordination
import WaylineRouting

/// The names of the places of a walk.
enum TwinPlaces {
    /// The first screens of flows and tabs.
    static let first: [RouteName] = ["launch", "products", "password", "a", "b"]

    static let screens: [RouteName] = [
        "page", "page", "note", "note", "order", "counter", "slow", "letter", "vault", "account",
        "loft", "cell", "card", "lounge", "desk",
    ]

    /// The places that have conditions.
    static let forMembers: Set<RouteName> = ["account", "card", "desk", "club", "inn"]
    static let whileOpen: Set<RouteName> = ["loft", "cell", "lounge"]

    static let flows: [RouteName] = ["login", "late", "checkout", "nest"]
    static let main: [RouteName] = ["shop", "market", "club", "inn", "gate"]
    static let question = Alert.confirm("Sure?", yes: "Yes", no: "No")

    static let links = Result {
        try LinkTable<Transition>(
            scheme: "twin",
            [
                LinkRule("launch", to: .unwind),
                LinkRule("page/{n:int}") { .push("page", $0) },
                LinkRule("order/{n:int}") {
                    .sequence([.enter("shop"), .popToRoot, .push("order", $0)])
                },
                LinkRule("account/{n:int}") {
                    .sequence([.enter("market"), .select("b"), .push("account", $0)])
                },
            ])
    }
}
