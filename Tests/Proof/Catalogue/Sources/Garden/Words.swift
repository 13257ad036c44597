import Wayline

/// The texts of the app in one language: `words("Garden", "Vườn")`.
struct Words: Sendable {
    private let isVietnamese: Bool

    init(_ code: String) {
        isVietnamese = code == "vi"
    }

    func callAsFunction(_ english: String, _ vietnamese: String) -> String {
        isVietnamese ? vietnamese : english
    }
}

extension Words {
    var cancel: String { self("Cancel", "Thôi") }
    var tryAgain: String { self("Try again", "Thử lại") }
    var loading: String { self("Loading", "Đang tải") }
}

extension AppContext {
    /// The texts in the language of the app.
    var words: Words { Words(language.value) }
}
