import WaylineApplication
import WaylineInterface

/// Finds how many characters each text field of a form takes: with fewer or more, the field shows
/// an error, or a button of the page is disabled.
@MainActor
struct FieldLengths {
    /// A field that takes so many characters counts as one without a limit.
    private static let enough = 1_000

    private let stage: Stage
    private let vocabulary: Vocabulary

    /// The buttons that are enabled with a usual text in the field.
    private var buttons: Set<String> = []

    init(on stage: Stage, _ vocabulary: Vocabulary) {
        (self.stage, self.vocabulary) = (stage, vocabulary.naming(stage.driver.navigator))
    }

    /// The lengths in words for each field that does not take any text. The page has other texts
    /// afterwards.
    mutating func all() async -> [(field: String, lengths: String)] {
        if page.alert != nil { return [] }
        var found: [(field: String, lengths: String)] = []
        for (control, text) in await fillIn() {
            guard case .text(let field) = control.input,
                let lengths = await lengths(
                    of: field.name, like: field.isSecure ? text.eachKindFirst : text.letters)
            else { continue }
            found.append((field.name, lengths))
            await type(text, into: field.name)
        }
        return found
    }

    /// Fills in the first declared form that shows no error, and each other field with an "x".
    /// Returns the texts that show none.
    private func fillIn() async -> [(control: Control, text: String)] {
        for form in vocabulary.forms as [ExplorationForm?] + [nil] {
            let values = page.controls.filter(\.isEnabled).compactMap { control in
                value(of: control, in: form).map { (control: control, text: $0) }
            }
            for (control, text) in values {
                if let entry = control.entry(text) { _ = await stage.take(ExplorationStep(entry)) }
            }
            let declared = values.filter { vocabulary.declares($0.control) }
            let isForm = form == nil || !declared.isEmpty
            if isForm, declared.allSatisfy(\.control.error.isEmpty) {
                return values.filter(\.control.error.isEmpty)
            }
        }
        return []
    }

    private func value(of control: Control, in form: ExplorationForm?) -> String? {
        if let form, let value = vocabulary.value(of: control, in: form) { return value }
        return control.input.isText && !vocabulary.declares(control) ? "x" : nil
    }

    /// The lengths of `text`, repeated or cut, that the field takes; nil if it does not take the
    /// text, or takes every length.
    private mutating func lengths(of field: String, like text: String) async -> String? {
        func takes(_ length: Int) async -> Bool {
            let count = length / text.count + 1
            let other = String(String(repeating: text, count: count).prefix(length))
            await type(other, into: field)
            return isValid(field, with: other)
        }
        if text.isEmpty { return nil }
        await type(text, into: field)
        buttons = enabledButtons
        let usual = text.count
        guard await takes(usual) else { return nil }
        var fewest = await limit(from: usual, to: 1, takes)
        // An empty field may show no error yet.
        if fewest == 1, await takes(0) { fewest = 0 }
        let most = await limit(from: usual, to: Self.enough, takes)
        if most < Self.enough { return "\(fewest) to \(most) characters" }
        return fewest == 0 ? nil : "\(fewest) or more characters"
    }

    /// The length nearest to `end` that the field takes, as it does `start`.
    private func limit(
        from start: Int, to end: Int, _ takes: (Int) async -> Bool
    ) async -> Int {
        if await takes(end) { return end }
        var (taken, refused) = (start, end)
        while abs(refused - taken) > 1 {
            let middle = (refused + taken) / 2
            if await takes(middle) { taken = middle } else { refused = middle }
        }
        return taken
    }

    private func type(_ text: String, into field: String) async {
        _ = await stage.take(ExplorationStep(.type(text, into: field)))
    }

    private func isValid(_ name: String, with text: String) -> Bool {
        guard let control = page.controls.first(where: { $0.name == name }), control.error.isEmpty,
            case .text(let field) = control.input
        else { return false }
        return field.text == text && buttons.isSubset(of: enabledButtons)
    }

    private var enabledButtons: Set<String> {
        Set(page.controlsAndActions.filter { $0.input.press != nil && $0.isEnabled }.map(\.name))
    }

    private var page: Page { Page(of: stage.driver.navigator) }
}

extension Control.Input {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }
}

extension String {
    /// Its letters and digits. An address or a number that has others is not valid without them.
    fileprivate var letters: String { filter { $0.isLetter || $0.isNumber } }

    /// The same characters, of which the first of each kind that a password may need come first.
    fileprivate var eachKindFirst: String {
        var kinds: Set<[Bool]> = []
        var (first, rest) = ("", "")
        for character in self {
            let kind = [character.isUppercase, character.isLetter, character.isNumber]
            if kinds.insert(kind).inserted {
                first.append(character)
            } else {
                rest.append(character)
            }
        }
        return first + rest
    }
}
