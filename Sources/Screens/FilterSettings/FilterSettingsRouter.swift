public import Coordination

/// Decides how the filter settings end: with an answer, or without one.
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
