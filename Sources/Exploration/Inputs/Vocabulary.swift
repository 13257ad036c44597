import WaylineRouting

/// The names and texts that the search can use.
struct Vocabulary {
    /// The forms for fields for which nothing is declared. Each field gets the first text that is valid there.
    static let defaultForms = [
        ("empty", [""]), ("x", ["x", "1", "2000-01-01", "12:00", "2000-01-01 12:00"]),
    ]

    var forms: [ExplorationForm] = []
    var values: [String: [String]] = [:]
    var ignored: Set<String> = []
    var links: [String] = []
    var faults: [String] = []
    var hasRestarts = false
    var homes: Set<RouteName> = []
    var untranslated: Set<String> = []

    /// True if a form or a list of values has this control.
    func declares(_ label: String) -> Bool {
        values[label] != nil || forms.contains { $0.values[label] != nil }
    }
}

/// The values of a whole form, by the labels of its controls.
struct ExplorationForm {
    let name: String
    let values: [String: String]
}
