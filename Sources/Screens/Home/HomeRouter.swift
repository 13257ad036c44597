public import Coordination

/// Decides where the home screen leads.
public struct HomeRouter: Router {
    public enum Route: String, CaseIterable {
        /// To an article; its input goes along.
        case article
    }

    public init() {}

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .article: .push(.article, parameters)
        }
    }
}
