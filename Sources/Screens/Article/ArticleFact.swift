/// Something that is known of an article, and what it is called.
public struct ArticleFact: Hashable, Sendable {
    public let name: String
    public let text: String

    public init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
