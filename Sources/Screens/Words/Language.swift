/// A language that the app speaks.
public enum Language: String, CaseIterable, Codable, Sendable {
    /// English.
    case english = "en"

    /// Vietnamese.
    case vietnamese = "vi"

    /// What the language calls itself.
    public var name: String {
        switch self {
        case .english: "English"
        case .vietnamese: "Tiếng Việt"
        }
    }

    /// The language of a code or a locale, e.g. "vi", "vi-VN" or "vi_VN.UTF-8"; nil where the app does
    /// not speak it.
    public init?(code: String) {
        let first = code.split { "-_.@".contains($0) }.first
        self.init(rawValue: first?.lowercased() ?? "")
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that is set decides. English where the app does not speak it.
    public init(variable: (String) -> String?) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first {
            !$0.isEmpty
        }
        self = locale.flatMap(Language.init(code:)) ?? .english
    }
}
