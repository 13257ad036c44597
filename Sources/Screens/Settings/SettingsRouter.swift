public import WaylineRouting

/// Decides the navigation of the settings. Logging out needs a confirmation.
public struct SettingsRouter: Router {
    public enum Route: String, CaseIterable {
        case leave
        case logOut = "log-out"
    }

    private let words: Words

    /// A router that asks for confirmation in these words.
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
