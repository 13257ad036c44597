/// One line of a table of links: what they look like, and where they lead.
public struct LinkRule<Target>: Sendable {
    let pattern: String
    let target: @Sendable (RouteParameters) -> Target

    /// Links like `pattern` lead to what `target` makes of their captures.
    public init(_ pattern: String, to target: @escaping @Sendable (RouteParameters) -> Target) {
        self.pattern = pattern
        self.target = target
    }

    /// Links like `pattern` lead to `target`.
    public init(_ pattern: String, to target: Target) where Target: Sendable {
        self.init(pattern) { _ in target }
    }
}
