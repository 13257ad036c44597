public import Coordination

/// Where links lead.
public enum AppLinks {
    package static let scheme = "wayline"

    /// Links of the scheme `wayline`. Those to a part of Home wait for a login, where nobody is logged in.
    public static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: scheme,
            [
                LinkRule("login", to: .enter(.signIn)),
                LinkRule("home", to: tab(.home)),
                LinkRule("articles", to: tab(.articles)),
                LinkRule("articles/{id:int}?ranking={ranking?}") {
                    tab(.articles, .push(.article, $0))
                },
                LinkRule("profile", to: tab(.profile)),
                LinkRule("profile/{id:int}") { tab(.profile, .push(.profile, $0)) },
                LinkRule("profile/{id:int}/friends") {
                    tab(.profile, .push(.profile, $0), .push(.friends, $0))
                },
                LinkRule("settings", to: tab(.settings)),
            ])
    }

    /// To the first screen of a tab of Home, and on from there.
    private static func tab(_ name: RouteID, _ steps: Transition...) -> Transition {
        .sequence([.enter(.home), .select(name), .popToRoot] + steps)
    }
}
