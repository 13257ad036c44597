/// The texts of the shop in one language. Both forms of a text stand beside each other:
/// `words("Cart", "Giỏ hàng")`.
public struct Words: Sendable {
    private let language: Language

    public init(_ language: Language) {
        self.language = language
    }

    public func callAsFunction(_ english: String, _ vietnamese: String) -> String {
        switch language {
        case .english: english
        case .vietnamese: vietnamese
        }
    }
}

/// A language of the shop, by its code.
public enum Language: String, Sendable {
    case english = "en"
    case vietnamese = "vi"
}

extension Words {
    /// "Try again", for all that can fail.
    public var tryAgain: String { self("Try again", "Thử lại") }

    public var loading: String { self("Loading", "Đang tải") }

    /// "Cancel", for all questions.
    public var cancel: String { self("Cancel", "Thôi") }
}
