public import Wayline

extension App {
    /// Returns the sample app. `environment` makes what its screens depend on, for each run.
    public static func wayline(
        _ environment: @escaping @MainActor (AppContext) throws -> AppEnvironment
    ) -> App {
        App("Wayline", links: AppLinks.table, user: { $0.user }) { context in
            let environment = try environment(context)
            environment.follow(context)
            return AppCoordinator(environment: environment)
        }
        .launching(on: .launch)
        .languages(Language.allCases.map(AppLanguage.init))
        .previews { Preview.articles }
    }
}

extension AppLanguage {
    fileprivate init(_ language: Language) {
        self.init(language.rawValue, language.name, wording: Words(language).ofFrontEnds)
    }
}
