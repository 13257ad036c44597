import Wayline

/// The links of the app, and the screens that they open.
enum AppLinks {
    static let scheme = "wayline"

    /// Returns the links of the scheme `wayline`. If nobody is logged in, a link to a part of Home
    /// waits for the login.
    static func table() throws(LinkTableError) -> LinkTable<Transition> { try links.get() }

    private static let links = Result { () throws(LinkTableError) in
        try LinkTable(
            scheme: scheme,
            [
                LinkRule("login", to: .enter(.signIn)),
                LinkRule("home", to: tab(.home)),
                LinkRule("articles", to: tab(.articles)),
                LinkRule("articles/{id:int}?ranking={ranking?}") {
                    tab(.articles, .push("article", $0))
                },
                LinkRule("profile", to: tab(.profile)),
                LinkRule("profile/{id:int}") { tab(.profile, .push("person", $0)) },
                LinkRule("profile/{id:int}/friends") {
                    tab(.profile, .push("person", $0), .push("friends", $0))
                },
                LinkRule("settings", to: tab(.settings)),
            ])
    }

    /// Returns the transition to the first screen of a tab of Home, followed by `steps`.
    private static func tab(
        _ name: Destination<NoInput, NoOutput>, _ steps: Transition...
    ) -> Transition {
        .sequence([.enter(.home), .select(name), .popToRoot] + steps)
    }
}
