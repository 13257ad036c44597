public import Coordination

/// A screen that front ends can show: it joins its view and its view model by bindings.
@MainActor
public protocol ViewScreen: Screen {
    /// What it looks like.
    associatedtype Content: View

    /// What front ends show of it.
    var view: Content { get }
}
