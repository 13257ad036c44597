import Coordination

/// Where links lead.
enum AppLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "wayline",
            [
                LinkRule("login", to: .enter(.signIn)),
                LinkRule("home", to: tab(.home)),
            ])
    }

    /// To a tab of Home, as it begins, and on from there.
    private static func tab(_ name: RouteID, _ steps: Transition...) -> Transition {
        .sequence([.enter(.home), .select(name), .popToRoot] + steps)
    }
}
