public import Coordination

/// Decides where the settings lead. Logging out is asked about first.
public struct SettingsRouter: Router {
    public enum Route: String, CaseIterable {
        case leave
        case logOut = "log-out"
    }

    private let words: Words

    /// A router that asks in these words.
    public init(words: Words) {
        self.words = words
    }

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .leave: .alert(.logOut(words))
        case .logOut: .present(.logOut)
        }
    }
}
