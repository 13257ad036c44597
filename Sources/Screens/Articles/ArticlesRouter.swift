public import Coordination

/// Decides what is said when the list of articles could not be loaded. Where its articles lead is the
/// coordinator's to decide: the screen tells of them by actions.
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
