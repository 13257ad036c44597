import Coordination
import WaylineInterface
import WaylineRouting
import WaylineText

/// Something that the user can do now, in the words that they read. The palette of the full screen
/// finds it by its text, and so do plain lines.
@MainActor
struct PaletteEntry {
    /// The effect of an entry.
    enum Effect {
        /// Presses the control, or else goes to it.
        case control(Control)

        /// Performs an action on a row of a list.
        case row(OptionAction)
        case sort(any OptionInput, RowOrder)
        case send(UserIntent)
        case help
        case quit
    }

    /// Two entries of the same identity do the same, and say the same.
    struct Identity: Hashable {
        let subject: AnyHashable
        let text: String
    }

    let title: String

    /// The kind of the control, or the row that it acts on, with the name of its list; empty for
    /// none.
    let detail: String
    let effect: Effect
    private let subject: AnyHashable

    /// The key that does the same on the page, perhaps only while its list has the focus.
    var hint: KeyCommand.Hint? {
        switch effect {
        case .control(let control): control.input.press?.key.map { KeyCommand.Hint($0, title) }
        case .row(let action): action.key.map { KeyCommand.Hint($0, title) }
        case .send(.back): KeyCommand.Hint(.cancel, title)
        case .help: KeyCommand.Hint(.help, title)
        case .quit: KeyCommand.Hint(.quit, title)
        case .sort, .send: nil
        }
    }

    /// True if it was there, and is not any more.
    var isGone = false

    init(_ title: String, _ detail: String, of subject: AnyHashable, _ effect: Effect) {
        (self.title, self.detail, self.subject, self.effect) = (title, detail, subject, effect)
    }

    var identity: Identity { Identity(subject: subject, text: text) }

    /// The text by which it is found.
    var text: String { [title, detail].joined(with: ", ") }

    /// Returns all that the user can do on `page`: with its controls in order, then with the tabs,
    /// and the commands to go back, get help and quit. For a list, returns the actions on these
    /// `rows`. Returns nothing if an alert must be answered first.
    static func all(
        on page: Page, in wording: Wording,
        rows: (any OptionInput) -> Range<Int> = { $0.marked..<$0.marked + 1 }
    ) -> [PaletteEntry] {
        if page.alert != nil { return [] }
        let controls = page.controlsAndActions.filter(\.canHaveFocus).flatMap {
            $0.actions(in: wording, rows: rows)
        }
        let tabs = page.tabs.filter { !$0.isSelected }.map { tab in
            PaletteEntry(
                wording(.goTo, tab.title), wording[.tab], of: tab.name, .send(.select(tab.name)))
        }
        let others: [(FrontEndPhrase, Effect)] =
            (page.canGoBack ? [(.back, .send(.back))] : []) + [(.help, .help), (.quit, .quit)]
        return controls + tabs
            + others.map { phrase, effect in
                let subject: [AnyHashable] = [phrase, page.identity?.entry]
                let title = phrase == .back ? page.backTitle : ""
                return PaletteEntry(
                    title.isEmpty ? wording[phrase].capitalized : title, "", of: subject, effect)
            }
    }
}

extension [PaletteEntry] {
    /// Returns the entries whose texts match `text`, the best first, and then all others.
    @MainActor
    func sorted(by text: String) -> [PaletteEntry] {
        if text.isEmpty { return self }
        let pattern = FilterPattern(text)
        let isLoose = !contains { pattern.isFound(in: $0.text) }
        let ranks = map { $0.rank(of: isLoose ? pattern.inOrder : pattern, isLoose: isLoose) }
        return indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
    }
}

extension PaletteEntry {
    /// A number that is smaller for a better match: at the beginning, at the beginning of a word,
    /// inside of one. If other text stands between the letters, the parts are counted first.
    fileprivate func rank(of pattern: FilterPattern, isLoose: Bool) -> Int {
        let text = text
        let hits = pattern.hits(in: text)
        let places = hits.map { hit in
            guard hit.lowerBound > text.startIndex else { return 0 }
            return text[text.index(before: hit.lowerBound)].isLetter ? 2 : 1
        }
        guard let first = places.first, let best = places.min() else { return .max }
        return isLoose ? hits.count * 3 + first : best
    }
}

extension Control {
    /// Returns all that the user can do with the control.
    fileprivate func actions(
        in wording: Wording, rows: (any OptionInput) -> Range<Int>
    ) -> [PaletteEntry] {
        let kind = wording.text(role)
        let name = spokenLabel ?? label
        let visit = PaletteEntry(
            wording(.goTo, name.isEmpty ? kind : name), name.isEmpty ? "" : kind, of: serial,
            .control(self))
        switch input {
        case .none: return []
        case .press(let button):
            if button.isWorking { return [] }
            let isOn = button.position == nil ? "" : stateText(in: wording)
            let state = isOn.isEmpty ? "" : [kind, isOn].joined(with: ": ")
            return [PaletteEntry(name, state, of: serial, .control(self))]
        case .text: return [visit]
        case .options(let list):
            let shown = list.isListed ? rows(list).clamped(to: 0..<list.count) : 0..<0
            return [visit] + list.selectionActions(in: wording)
                + shown.flatMap { list.actions(on: $0, wording) }
                + list.sorting(in: wording)
        }
    }
}

extension OptionInput {
    /// The actions on the row at `index`.
    fileprivate func actions(on index: Int, _ wording: Wording) -> [PaletteEntry] {
        let row = title(at: index)
        // Without an identity, the place tells equal rows apart.
        let subject =
            identity(at: index).map { [serial, $0] } ?? [serial, index, row] as [AnyHashable]
        return actions(at: index).filter(\.isAvailable).map { action in
            let detail = [row, spokenLabel ?? label].joined(with: ", ")
            return PaletteEntry(action.title(in: wording), detail, of: subject, .row(action))
        }
    }

    /// The actions on the selected rows.
    fileprivate func selectionActions(in wording: Wording) -> [PaletteEntry] {
        let count = wording(.selectedRows, "\(selectedCount)")
        let rows = [count, spokenLabel ?? label].joined(with: ", ")
        return selectionActions.filter(\.isAvailable).map { action in
            PaletteEntry(action.title(in: wording), rows, of: serial, .row(action))
        }
    }

    /// The orders other than the current one. For the column of that, this is the opposite
    /// direction.
    fileprivate func sorting(in wording: Wording) -> [PaletteEntry] {
        orders.map { name in
            let order = RowOrder(name, isDescending: self.order == RowOrder(name))
            let title = wording(order.isDescending ? .sortDownBy : .sortBy, name)
            return PaletteEntry(title, spokenLabel ?? label, of: serial, .sort(self, order))
        }
    }
}

extension String {
    /// The text with a capital letter at its beginning.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
