import Coordination
import WaylineInterface
import WaylineRouting

/// The names and texts that the search can use.
@MainActor
struct Vocabulary {
    /// The forms for fields for which nothing is declared. Each field gets the first text that is
    /// valid there.
    static let defaultForms = [("empty", [""]), ("x", sampleTexts)]

    /// Texts of which each field takes some.
    static let sampleTexts = ["x", "1", "2000-01-01", "12:00", "2000-01-01 12:00"]

    var forms: [ExplorationForm] = []
    var values: [String: [String]] = [:]
    var ignored: Set<String> = []
    var links: [String] = []
    var faults: [String] = []
    var hasRestarts = false
    var homes: Set<RouteName> = []
    var untranslated: Set<String> = []

    /// The beginnings of the texts of problems that are allowed.
    var allowed: [String] = []

    /// The names of the controls that are shown. Each control can be declared by its label or by
    /// this name.
    private var names = PropertyNames()

    /// True if forms, values or links are declared.
    var hasInputs: Bool { !forms.isEmpty || !values.isEmpty || !links.isEmpty }

    nonisolated init() {}

    /// The vocabulary for the page that `navigator` shows.
    func naming(_ navigator: Navigator) -> Vocabulary {
        guard hasPropertyNames else { return self }
        var vocabulary = self
        vocabulary.names = PropertyNames(of: navigator)
        return vocabulary
    }

    /// False if all declared names begin with a letter from A to Z. Names of properties never do,
    /// and to read the properties of a view is slow.
    private var hasPropertyNames: Bool {
        func isProperty(_ name: String) -> Bool {
            !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name.utf8.first ?? 0)
        }
        return forms.contains { $0.values.keys.contains(where: isProperty) }
            || values.keys.contains(where: isProperty) || ignored.contains(where: isProperty)
    }

    func isIgnored(_ control: Control) -> Bool {
        find(control) { ignored.contains($0) ? true : nil } ?? false
    }

    nonisolated func allows(_ problem: String) -> Bool {
        allowed.contains(where: problem.hasPrefix)
    }

    /// Returns whether a text has a declared value, so that it can be data.
    func hasValue(in text: String) -> Bool {
        let declared = forms.flatMap(\.values.values) + values.values.joined()
        return declared.contains { !$0.isEmpty && text.contains($0) }
    }

    /// The values that are declared for a control.
    func values(of control: Control) -> [String]? { find(control) { values[$0] } }

    /// The value of a control in a form; nil for a button, and for a control without an input.
    func value(of control: Control, in form: ExplorationForm) -> String? {
        control.takesValue ? find(control) { form.values[$0] } : nil
    }

    /// Returns whether a form or a list of values has this control.
    func declares(_ control: Control) -> Bool {
        values(of: control) != nil || forms.contains { value(of: control, in: $0) != nil }
    }

    /// All declared texts for the field of this label; those of all fields if only other names are
    /// declared.
    func texts(for label: String) -> Set<String> {
        let own = forms.compactMap { $0.values[label] } + (values[label] ?? [])
        return Set(own.isEmpty ? forms.flatMap { $0.values.values } : own)
    }

    /// Returns the declaration for the label of a control, or else for its name.
    private func find<Found>(_ control: Control, _ found: (String) -> Found?) -> Found? {
        found(control.label) ?? names[control].flatMap(found)
    }
}

/// The values of a whole form, by the labels of its controls or by their names.
struct ExplorationForm {
    let name: String
    let values: [String: String]
}
