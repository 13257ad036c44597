import Wayline

/// Ends the filter settings, with a filter or without one.
struct FilterSettingsRouter: Router {
    typealias Output = ArticleFilter

    enum Route: String, CaseIterable {
        case apply
        case cancel
    }

    struct Facts: RouterFacts {
        /// The filter as the controls show it.
        var filter = ArticleFilter()
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .apply: finish(facts.filter)
        case .cancel: .dismiss
        }
    }
}
