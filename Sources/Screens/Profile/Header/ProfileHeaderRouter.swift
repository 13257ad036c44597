public import Coordination

/// Decides where the head of a profile leads. What it does not know is asked of the profile's router.
public final class ProfileHeaderRouter: Router {
    public enum Route: String, CaseIterable {
        case requestFailed = "request-failed"
    }

    private unowned let viewModel: any ProfileHeaderFacts
    private let words: Words

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ProfileHeaderFacts, words: Words) {
        self.viewModel = viewModel
        self.words = words
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.error) {
        case (.requestFailed, nil): .stay
        case (.requestFailed, let error?):
            .alert(Alert(words[.friendRequest], message: error.text(in: words)))
        }
    }
}
