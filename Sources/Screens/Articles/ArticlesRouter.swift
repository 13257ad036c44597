public import WaylineRouting

/// Shows an alert if the articles could not be loaded. The coordinator decides all other
/// navigation, from the actions of the screen.
public final class ArticlesRouter: Router {
    public enum Route: String, CaseIterable {
        case failed
    }

    private unowned let viewModel: any ArticlesFacts
    private let words: Words

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ArticlesFacts, words: Words) {
        self.viewModel = viewModel
        self.words = words
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.fault) {
        case (.failed, ""): .stay
        case (.failed, let error): .alert(Alert(words[.articlesFailed], message: error))
        }
    }
}

/// The facts that the router of the list of articles reads.
@MainActor
public protocol ArticlesFacts: AnyObject {
    /// The message of the last failure; empty if there was none.
    var fault: String { get }
}
