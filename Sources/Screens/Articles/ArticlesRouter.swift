import Wayline

/// Shows an alert if the articles could not be loaded. The coordinator decides all other
/// navigation, from the actions of the screen.
struct ArticlesRouter: Router {
    enum Route: String, CaseIterable {
        case failed
    }

    struct Facts: RouterFacts {
        /// The message of the last failure; empty if there was none.
        var error = ""
        var words = Words.english
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.error) {
        case (.failed, ""): .stay
        case (.failed, let error): .alert(Alert(facts.words[.articlesFailed], message: error))
        }
    }
}
