public import WaylineRouting

/// Ends the filter settings, with a filter or without one.
public final class FilterSettingsRouter: Router {
    public enum Route: String, CaseIterable {
        case apply
        case cancel
    }

    private unowned let viewModel: any FilterSettingsFacts

    /// A router that reads `viewModel`, which must outlive it.
    public init(viewModel: any FilterSettingsFacts) {
        self.viewModel = viewModel
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .apply: .finish(viewModel.filter)
        case .cancel: .dismiss
        }
    }
}

/// The facts that the router of the filter settings reads.
@MainActor
public protocol FilterSettingsFacts: AnyObject {
    /// The filter as the controls show it.
    var filter: ArticleFilter { get }
}
