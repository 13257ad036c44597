/// Something that is known of an article, and what it is called.
public struct ArticleFact: Hashable, Sendable {
    /// What is known, as "Section".
    public let name: String

    /// What is known of it.
    public let text: String

    /// A fact of this name.
    public init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
