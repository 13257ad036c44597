import Coordination
import WaylineApplication
import WaylineInterface

/// Finds how many characters each text field of a page takes. With fewer or more, it shows an
/// error, or a button of the page is disabled.
@MainActor
struct FieldLengths {
    /// A field that takes so many characters counts as one without a limit.
    private static let enough = 1_000

    /// The most waits for answers before the page is ready.
    private static let mostWaits = 4

    private let stage: Stage
    private let vocabulary: Vocabulary
    private let identity: Page.Identity?

    private init(on stage: Stage, _ vocabulary: Vocabulary) {
        (self.stage, self.vocabulary) = (stage, vocabulary.naming(stage.driver.navigator))
        identity = Page(of: stage.driver.navigator).identity
    }

    /// Returns the lengths in words for each field with a limit. The page has other texts
    /// afterwards.
    static func all(
        on stage: Stage, _ vocabulary: Vocabulary
    ) async -> [(field: String, lengths: String)] {
        for _ in 0..<mostWaits where stage.waitsForClock {
            guard let time = stage.nextDeadline else { break }
            _ = await stage.take(ExplorationStep(.wait(time)))
        }
        return await FieldLengths(on: stage, vocabulary).all()
    }

    private func all() async -> [(field: String, lengths: String)] {
        await fillIn()
        var found: [(field: String, lengths: String)] = []
        for control in inputs {
            guard let field = control.input.text, !control.hasError, !field.isSearch,
                field.canTake("x")
            else { continue }
            let (label, text) = (control.name, field.text)
            let lengths = await lengths(
                of: field, like: field.isSecure ? text.eachKindFirst : text.letters)
            await type(text, into: field)
            if !isUsable { break }
            if let lengths, control.name == label { found.append((label, lengths)) }
        }
        return found
    }

    /// Fills in the declared form that enables the most buttons; without one, each field.
    private func fillIn() async {
        var best: (form: ExplorationForm?, count: Int) = (nil, -1)
        for form in vocabulary.forms {
            let own = inputs.filter { vocabulary.value(of: $0, in: form) != nil }
            if own.isEmpty { continue }
            await fillIn(form)
            let isValid = !own.contains(where: \.hasError)
            if isValid, buttons.count > best.count { best = (form, buttons.count) }
        }
        await fillIn(best.form)
    }

    private func fillIn(_ form: ExplorationForm?) async {
        for control in inputs where isUsable {
            var value = form.flatMap { vocabulary.value(of: control, in: $0) }
            value = value ?? vocabulary.values(of: control)?.first
            if form == nil, value == nil, let field = control.input.text, field.text.isEmpty {
                value = Vocabulary.sampleTexts.first(where: field.canTake)
            }
            guard let entry = value.flatMap(control.entry) else { continue }
            _ = await stage.take(ExplorationStep(entry))
        }
    }

    /// Returns the lengths of `text`, repeated or cut, that the field takes, too; nil for every
    /// length, and if it does not take the text.
    private func lengths(of field: any TextInput, like text: String) async -> String? {
        if text.isEmpty { return nil }
        await type(text, into: field)
        let (usual, buttons) = (text.count, buttons)
        func takes(_ length: Int) async -> Bool {
            let count = length / usual + 1
            let other = String(String(repeating: text, count: count).prefix(length))
            await type(other, into: field)
            return field.text == other && !field.hasError && buttons.isSubset(of: self.buttons)
        }
        guard await takes(usual) else { return nil }
        var fewest = await limit(from: usual, to: 1, takes)
        // An empty field may show no error yet.
        if fewest == 1, await takes(0) { fewest = 0 }
        let most = await limit(from: usual, to: Self.enough, takes)
        if most == Self.enough { return fewest == 0 ? nil : "\(fewest) or more characters" }
        return (fewest == most ? "exactly " : "\(fewest) to ") + "\(most) characters"
    }

    /// The length nearest to `end` that the field takes. It must take `start`.
    private func limit(
        from start: Int, to end: Int, _ takes: (Int) async -> Bool
    ) async -> Int {
        if await takes(end) { return end }
        var (taken, refused) = (start, end)
        while abs(refused - taken) > 1, isUsable {
            let middle = (refused + taken) / 2
            if await takes(middle) { taken = middle } else { refused = middle }
        }
        return taken
    }

    private func type(_ text: String, into field: any TextInput) async {
        guard isUsable else { return }
        field.type(text)
        _ = await stage.settle()
    }

    /// False once an entry has led to another page, or to an alert.
    private var isUsable: Bool { stage.isUsable && page.alert == nil && page.identity == identity }

    private var page: Page { Page(of: stage.driver.navigator) }

    /// The controls of the page with a value that the user can change.
    private var inputs: [Control] {
        page.controls.filter { $0.takesValue && $0.isEnabled && !vocabulary.isIgnored($0) }
    }

    /// The buttons that are enabled.
    private var buttons: Set<ObjectIdentifier> {
        Set(
            page.controlsAndActions.filter { $0.input.press != nil && $0.isEnabled }
                .map(ObjectIdentifier.init))
    }
}

extension String {
    /// Its letters and digits. An email address, for example, is not valid without its signs.
    fileprivate var letters: String { filter { $0.isLetter || $0.isNumber } }

    /// The same characters, first one of each kind, so that a short beginning is a valid password,
    /// too.
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
