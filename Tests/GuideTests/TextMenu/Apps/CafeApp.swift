import Wayline

extension App {
    static let cafe = App("Café", links: CafeLinks.table) { context in
        CafeCoordinator(machine: SteamMachine(clock: context.clock))
    }
}

/// The links of the café.
enum CafeLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "cafe",
            [
                LinkRule("order", to: .root(.order)),
                LinkRule("receipts/{name}") { .sequence([.root(.order), .push("receipt", $0)]) },
            ])
    }
}
