/// Whether what is typed is seen.
public enum Echo: Sendable {
    case shown
    case hidden
}
