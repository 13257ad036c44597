import Wayline

/// The links of the app. Each enters the home of the user first, which may need a login.
enum ClaimLinks {
    static func table() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "claims",
            [
                LinkRule("new", to: .sequence([.enter(.home), .start(.form, ClaimDraft())])),
                LinkRule("claim/{id:int}") {
                    .sequence([.enter(.home), .popToRoot, .push("claim", $0)])
                },
            ])
    }
}
