import WaylineRouting

/// The names and texts that the search can use.
struct Vocabulary {
    /// A field gets these texts if nothing is declared for it.
    static let defaultForms = ["empty": "", "x": "x"]

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
