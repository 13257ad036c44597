/// Whether what is typed is seen.
public enum Echo: Sendable {
    /// What is typed is seen.
    case shown

    /// Nothing of it is seen, nor how long it is.
    case hidden
}
