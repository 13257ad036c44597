/// An email address in the form that identifies an account: in lowercase, without spaces around it.
public struct EmailAddress: Hashable, Sendable {
    static let longest = 254

    /// The address, e.g. "you@example.com".
    public let text: String

    /// Reads an address; nil unless `typed` looks like one.
    public init?(_ typed: String) {
        let text = Self.normalised(typed)
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let labels = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, !parts[0].isEmpty, labels.count >= 2,
            labels.allSatisfy({ !$0.isEmpty }), text.utf8.count <= Self.longest,
            text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
        else { return nil }
        self.text = text
    }

    private static func normalised(_ typed: String) -> String {
        var text = typed.unicodeScalars[...]
        while text.first?.properties.isWhitespace == true { text.removeFirst() }
        while text.last?.properties.isWhitespace == true { text.removeLast() }
        return String(text).lowercased()
    }
}
