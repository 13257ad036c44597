/// What the user sees.
@MainActor
public struct Scene {
    /// Where the user is.
    public let state: NavigationState

    /// The screen on top of each flow that lies over the others, the one that the user is in last.
    public let screens: [any Screen]

    /// The screen that the user is in.
    public let screen: any Screen

    /// What the user is asked or told before anything else.
    public var alert: Alert? { state.activeFlow.alert }
}
