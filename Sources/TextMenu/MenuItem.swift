public import Binding
public import Coordination

/// One numbered line of a screen.
public enum MenuItem {
    /// Something to fill in: a line that is asked for by this label and set on the observable.
    case field(String, Observable<String>, Echo)
    /// Something to do, which ends in a route to follow.
    case button(String, @MainActor () async -> RouteID)
}
