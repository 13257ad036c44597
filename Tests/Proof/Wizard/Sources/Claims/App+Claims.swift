import Wayline

extension App {
    /// The claims, with services in memory.
    public static var claims: App {
        App("Lotus", links: ClaimLinks.table, user: { $0.session.user }) { context in
            AppCoordinator(
                context, claims: MemoryClaims(),
                settings: Settings(context.folder.map { FolderStore($0) }))
        }
        .languages(known)
    }

    /// The claims in a world that an exploration can read.
    static func claims(in world: ClaimWorld) -> App {
        App("Lotus", links: ClaimLinks.table, user: { $0.session.user }) { context in
            AppCoordinator(
                context, claims: world.claims, session: world.session, settings: world.settings)
        }
        .languages(known)
    }

    private static let known = [
        AppLanguage("en", "English"),
        AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
    ]
}
