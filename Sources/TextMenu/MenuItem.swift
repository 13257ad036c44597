public import Binding
public import Coordination

/// One numbered line of a screen.
public enum MenuItem {
    /// Something to fill in: a line that is asked for by this label and set on the observable.
    case field(String, Observable<String>, Echo)
    /// Something to do, which ends in an attempt to go somewhere.
    case button(String, @MainActor () async -> Attempt)
}
