import Wayline

/// The texts of the app in one language: `words[.logIn]`.
public struct Words: Hashable, Sendable {
    /// The language of the texts.
    public let language: Language

    /// The texts in a language.
    public init(_ language: Language) {
        self.language = language
    }

    /// The text of a phrase.
    public subscript(phrase: Phrase) -> String {
        phrase.text(in: language)
    }

    /// Returns the phrase with `values` in place of each `{}`, in order.
    public func callAsFunction(_ phrase: Phrase, _ values: any CustomStringConvertible...) -> String
    {
        Wording.fill(self[phrase], with: values.map(\.description))
    }
}

extension Words: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(try Language(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        try language.encode(to: encoder)
    }
}

extension Words {
    /// The texts for users who have chosen no language.
    public static let english = Words(.english)
}

/// A text of the app in every language: a row of the table of phrases.
///
/// The rows are in the files `Phrase+…` of this folder. `{}` is the place of a value.
public struct Phrase: Hashable, Sendable {
    let english: String
    let vietnamese: String

    init(_ english: String, _ vietnamese: String) {
        self.english = english
        self.vietnamese = vietnamese
    }

    /// Returns the text in `language`.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .vietnamese: vietnamese
        }
    }
}

/// A language of the app.
public enum Language: String, CaseIterable, Codable, Sendable {
    /// English.
    case english = "en"

    /// Vietnamese.
    case vietnamese = "vi"

    /// The name of the language in the language itself.
    public var name: String {
        switch self {
        case .english: "English"
        case .vietnamese: "Tiếng Việt"
        }
    }

    /// Reads the code of a language or a locale, e.g. "vi", "vi-VN" or "vi_VN.UTF-8"; nil if the
    /// app does not speak that language.
    public init?(code: String) {
        let first = code.split { "-_.@".contains($0) }.first
        self.init(rawValue: first?.lowercased() ?? "")
    }
}
