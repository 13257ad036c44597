public import WaylineRouting

/// Decides the navigation of the head of a profile. The router of the profile decides all other
/// routes.
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

/// The facts that the router of the head of a profile reads.
@MainActor
public protocol ProfileHeaderFacts: AnyObject {
    /// The error of the last request; nil if there was none.
    var error: ProfileError? { get }
}
