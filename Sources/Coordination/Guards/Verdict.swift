/// What a guard says about a change.
public enum Verdict: Hashable, Sendable {
    /// The change may happen.
    case allow

    /// It may not, for a reason that the screen can show.
    case refuse(because: String)

    /// This happens in its place, through the guards. To be led back to where one was led away from
    /// is an error that names the whole way.
    case redirect(Transition)

    /// This happens first. When all that it brought has left, the guards are asked again: if they
    /// allow it now, the change goes on, and if not, it is given up. What brings neither a screen nor a
    /// flow, as an alert, is not waited for.
    case after(Transition)
}
