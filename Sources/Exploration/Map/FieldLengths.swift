import Coordination
import WaylineApplication
import WaylineInterface

/// Finds how many characters each text field of a page takes. A field does not take a text that it
/// changes, that shows an error there, or that disables a button of the page.
///
/// Search fields, fields of numbers and dates, and fields with an error are left out. If a text
/// leads to another page or to an alert, its field and those after it are left out, too.
@MainActor
struct FieldLengths {
    /// A field that takes this many characters has no upper limit.
    private static let enough = 1_000

    /// The most waits for answers before the page is ready.
    private static let mostWaits = 4

    private let stage: Stage
    private let vocabulary: Vocabulary
    private let identity: Page.Identity?

    /// Makes the page ready.
    private init(on stage: Stage, _ vocabulary: Vocabulary) async {
        (self.stage, self.vocabulary) = (stage, vocabulary.naming(stage.driver.navigator))
        identity = Page(of: stage.driver.navigator).identity
        for _ in 0..<Self.mostWaits where stage.waitsForClock {
            guard let time = stage.nextDeadline else { break }
            _ = await stage.take(ExplorationStep(.wait(time)))
        }
    }

    /// Returns the lengths in words for each field that does not take any text, on the page to
    /// which `way` leads. It has the valid form that enables the most buttons; without one, each
    /// empty field has a text.
    static func all(
        after way: [ExplorationStep], with replayer: Replayer
    ) async throws -> [(field: String, lengths: String)] {
        func page() async throws -> FieldLengths {
            await FieldLengths(
                on: try await replayer.stage(after: way), replayer.plan.vocabulary)
        }
        let first = try await page()
        var best: FieldLengths?
        for form in first.forms {
            let page = try await page()
            guard await page.fillIn(form) else { continue }
            if page.buttons.count > best?.buttons.count ?? -1 { best = page }
        }
        if best == nil, await first.fillIn(nil) { best = first }
        return await best?.all() ?? []
    }

    private func all() async -> [(field: String, lengths: String)] {
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

    /// The declared forms with a control of the page.
    private var forms: [ExplorationForm] {
        vocabulary.forms.filter { form in
            inputs.contains { vocabulary.value(of: $0, in: form) != nil }
        }
    }

    /// Returns false if the form is not valid.
    private func fillIn(_ form: ExplorationForm?) async -> Bool {
        var own: [Control] = []
        for control in inputs where isUsable {
            let declared = form.flatMap { vocabulary.value(of: control, in: $0) }
            if declared != nil { own.append(control) }
            var value = declared ?? vocabulary.values(of: control)?.first
            if form == nil, value == nil, let field = control.input.text, field.text.isEmpty {
                value = Vocabulary.sampleTexts.first(where: field.canTake)
            }
            guard let entry = value.flatMap(control.entry) else { continue }
            _ = await stage.take(ExplorationStep(entry))
        }
        return isUsable && !own.contains(where: \.hasError)
    }

    /// Returns the lengths that the field takes in words, tried with `text` repeated or cut; nil if
    /// it takes every length, or not even `text`.
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
        // Many fields show no error while they are empty.
        if fewest == 1, await takes(0) { fewest = 0 }
        let most = await limit(from: usual, to: Self.enough, takes)
        if most == Self.enough { return fewest == 0 ? nil : "\(fewest) or more characters" }
        let range = fewest == most ? "exactly \(most)" : "\(fewest) to \(most)"
        return "\(range) character\(most == 1 ? "" : "s")"
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
    /// Its letters and digits, which can be repeated or cut. A field for email addresses does not
    /// take them, and gets no lengths.
    fileprivate var letters: String { filter { $0.isLetter || $0.isNumber } }

    /// The same characters in another order: a capital letter, another letter, a digit and another
    /// character come first, so that a short beginning has all kinds, too.
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
