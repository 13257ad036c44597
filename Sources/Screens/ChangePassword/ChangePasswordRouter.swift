public import WaylineRouting

/// Decides where the change password screen leads.
public final class ChangePasswordRouter: Router {
    public enum Route: String, CaseIterable {
        case changed
        case failed
        case leave
        case logOut = "log-out"
    }

    private unowned let viewModel: any ChangePasswordFacts
    private let words: Words

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any ChangePasswordFacts, words: Words) {
        self.viewModel = viewModel
        self.words = words
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .changed: .enter(.home)
        case .failed: viewModel.failure.map { .alert(Alert($0)) } ?? .stay
        case .leave: .alert(.logOut(words))
        case .logOut: .present(.logOut)
        }
    }
}

/// The facts that the router of the change password screen reads.
@MainActor
public protocol ChangePasswordFacts: AnyObject {
    /// The message of the last failure; nil if there was none, or if only the old password was
    /// wrong.
    var failure: String? { get }
}
