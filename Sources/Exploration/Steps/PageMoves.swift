import Binding
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Lists the moves that a page offers to the user, and to the world around the app.
@MainActor
struct PageMoves {
    /// The rows or options of a list with at most this many are all tried; of a longer list, only
    /// the first and the last.
    private static let mostRows = 24

    let page: Page
    let vocabulary: Vocabulary
    var moves: [Move] = []

    /// The number of buttons, rows and tabs of each name.
    private var targets: [String: Int] = [:]

    /// The number of controls of each name.
    private(set) var labels: [String: Int] = [:]

    init(_ page: Page, _ vocabulary: Vocabulary, in situation: PageSituation) {
        self.page = page
        self.vocabulary = vocabulary
        if let alert = page.alert {
            moves = alert.actions.map { Move(.choose($0.title), "choose '\($0.title)'") }
        } else {
            addControls()
            if isArranged { return }
            if !hasSelection { addTabs() }
            let isSettled = !situation.waitsForClock && !situation.isPending && !hasSelection
            if vocabulary.hasRestarts, isSettled {
                addRestart(situation.changed, situation.last?.entry)
            }
        }
        if page.canGoBack { moves.append(Move(.back, "back")) }
        tellApart(in: situation)
        if let time = situation.nextDeadline {
            moves.append(Move(.wait(time), "wait"))
            if situation.awaitsAnswersAtOnce {
                let label = "wait, with the answers in reverse order"
                moves.append(Move(ExplorationStep(reversing: time), label))
            }
        }
    }

    /// Names the kinds of the moves, and adds those during faults and the links.
    private mutating func tellApart(in situation: PageSituation) {
        let form = page.alert == nil ? situation.form : nil
        let circumstances = Circumstances(of: page, changed: situation.changed)
        moves = moves.map { move in
            let kept = move.after(form).pressKept(apart: circumstances.of(move))
            return situation.goals.reduce(kept) { $0.kept(apart: "on the way to '\($1)'") }
        }
        let faulty = situation.waitsForClock ? [] : faultyMoves
        moves = moves.map(situation.tellApart) + faulty
        moves += vocabulary.links.map { Move(.open($0), "open \($0)").after(form) }
        if situation.isNearForm { moves = moves.filter(\.answersForm) }
        if situation.waitsForClock { moves = moves.map { $0.kept(apart: circumstances.ofWork) } }
    }

    /// Adds a restart, which is of another kind if other controls have changed since the screen was
    /// seen first, and after another entry.
    private mutating func addRestart(_ changed: [String], _ entry: String?) {
        let kind = changed.isEmpty ? "" : " with \(changed.joined(separator: ", "))"
        let after = entry.map { " after \($0)" } ?? ""
        moves.append(Move(.restart, "restart", kind: "restart\(kind)\(after)"))
    }

    private var faultyMoves: [Move] {
        vocabulary.faults.flatMap { fault in moves.compactMap { $0.during(fault) } }
    }

    /// The names that several things on the page share, so that no step can use them.
    private(set) var ambiguous: [String] = []

    var controls: [Control] {
        page.controlsAndActions.filter { !vocabulary.isIgnored($0) && !$0.name.isEmpty }
    }

    private mutating func addControls() {
        countNames()
        if isArranged { return addArranged() }
        if hasSelection { return addSelected() }
        addForms()
        for control in controls where control.isEnabled {
            switch control.input {
            case .press(let button): add(button)
            case .text(let field): addValues(of: field)
            case .options(let options): add(options)
            case .none: break
            }
        }
    }

    private mutating func countNames() {
        for control in page.controlsAndActions {
            labels[control.name, default: 0] += 1
            switch control.input {
            case .press: targets[control.name, default: 0] += 1
            case .options(let list) where list.isListed:
                for index in 0..<list.count { targets[list.title(at: index), default: 0] += 1 }
            case .options, .text, .none: break
            }
        }
        for tab in page.tabs { targets[tab.title, default: 0] += 1 }
    }

    /// Returns whether only one thing has this name. Otherwise, notes the name.
    private mutating func isOne(_ name: String, of counts: [String: Int]) -> Bool {
        if counts[name] == 1 { return true }
        ambiguous.append(name)
        return false
    }

    /// Adds the other tabs. With no badge, with "1" and with another one, a tab can show no row,
    /// one and several.
    private mutating func addTabs() {
        for tab in page.tabs where !tab.isSelected && isOne(tab.title, of: targets) {
            let label = "choose '\(tab.title)'"
            let badge = tab.badge.isEmpty || tab.badge == "1" ? tab.badge : "another"
            let kind = badge.isEmpty ? label : "\(label) with the badge \(badge)"
            moves.append(Move(.choose(tab.title), label, kind: kind))
        }
    }

    private mutating func add(_ button: any PressInput) {
        let name = button.name
        guard !button.isWorking else { return }
        if let isOn = button.position {
            guard isOne(name, of: labels), isOn || page.tries(button) else { return }
            let label = "turn '\(name)' \(isOn ? "off" : "on")"
            moves.append(Move(.toggle(name, isOn: !isOn), label, controls: [name]))
        } else if isOne(name, of: targets) {
            moves.append(Move(.choose(name), "choose '\(name)'", controls: [name]))
        }
    }

    private mutating func addValues(of field: any TextInput) {
        let name = field.name
        for (index, text) in (vocabulary.values(of: field) ?? []).enumerated()
        where text != field.text && labels[name] == 1 {
            let (shown, kind) =
                field.isSecure ? ("a value", "value \(index + 1)") : ("'\(text)'", "'\(text)'")
            moves.append(
                Move(
                    ExplorationStep(filling: [.type(text, into: name)]),
                    "fill '\(name)' with \(shown)",
                    kind: "fill '\(name)' with \(kind)", controls: [name]))
        }
    }

    private mutating func add(_ list: any OptionInput) {
        guard isOne(list.name, of: labels) else { return }
        for index in indices(of: list) { addRow(index, of: list) }
        addOrders(of: list)
        addSelections(of: list)
        if list.count > 0 { addActions(on: 0, of: list) }
        if list.count > 1 { addActions(on: list.count - 1, of: list) }
    }

    private mutating func addRow(_ index: Int, of list: any OptionInput) {
        let (name, title) = (list.name, list.title(at: index))
        if !list.isListed && !list.allowsSeveral && list.isChosen(at: index) { return }
        let exact = "choose '\(title)' in '\(name)'"
        moves.append(
            Move(
                .select(title, in: name), list.isListed ? "choose a row of '\(name)'" : exact,
                exact: exact, kind: "choose \(position(of: index, in: list)) of '\(name)'",
                controls: [name]))
    }

    private mutating func addActions(on index: Int, of list: any OptionInput) {
        let (name, row) = (list.name, list.title(at: index))
        guard isUnique(row, in: list) else { return }
        for action in list.actions(at: index) where action.isAvailable {
            moves.append(
                Move(
                    .act(action.title, on: row, in: name),
                    "'\(action.title)' on a row of '\(name)'",
                    exact: "'\(action.title)' on '\(row)' of '\(name)'",
                    kind: "'\(action.title)' on \(position(of: index, in: list)) of '\(name)'",
                    controls: [name, "\(name): \(action.title)"]))
        }
    }

    private func position(of index: Int, in list: any OptionInput) -> String {
        index == list.count - 1 && index > 0 ? "the last row" : "row \(index + 1)"
    }

    private mutating func indices(of list: any OptionInput) -> [Int] {
        if let titles = vocabulary.values(of: list) {
            return (0..<list.count).filter { titles.contains(list.title(at: $0)) }
        }
        let all = Array(0..<list.count)
        let some = all.count <= Self.mostRows ? all : [0, all.count - 1]
        let unique = some.filter { isUnique(list.title(at: $0), in: list) }
        if unique.count < some.count {
            ambiguous += some.filter { !unique.contains($0) }.map(list.title(at:))
        }
        return unique
    }

    private func isUnique(_ title: String, in list: any OptionInput) -> Bool {
        (0..<list.count).lazy.filter { list.title(at: $0) == title }.prefix(2).count == 1
    }
}

extension PageMoves {
    /// True if the page offers its forms.
    var hasForms: Bool { page.alert == nil && !isArranged && !hasSelection }
}

/// Filters and orders. A page with one offers nothing but the rows and the way back to all of them,
/// so that states do not multiply.
extension PageMoves {
    private var lists: [any OptionInput] { controls.compactMap(\.input.options) }

    private var isArranged: Bool { lists.contains(where: \.isArranged) }

    private mutating func addArranged() {
        for list in lists where list.isArranged && isOne(list.name, of: labels) {
            let name = list.name
            if list.count > 0, isUnique(list.title(at: 0), in: list) { addRow(0, of: list) }
            if list.filter.isEmpty {
                add(.sort(name, by: nil), "put '\(name)' in its own order", name)
            } else {
                add(.filter(name, by: ""), "show all of '\(name)'", name)
            }
        }
        let count = moves.count
        for list in lists where !list.isListed && !list.allowsSeveral { add(list) }
        moves[count...] = moves[count...].map { $0.kept(apart: "in an order") }[...]
    }

    private mutating func addOrders(of list: any OptionInput) {
        let name = list.name
        if list.isFilterable, list.isListed, list.count > 1,
            let word = list.title(at: list.count - 1).split(separator: " ").first
        {
            add(.filter(name, by: String(word)), "filter '\(name)' by a word", name)
        }
        for column in list.orders {
            for order in [RowOrder(column), RowOrder(column, isDescending: true)] {
                let way = order.isDescending ? "downwards by" : "by"
                add(.sort(name, by: order), "sort '\(name)' \(way) '\(column)'", name)
            }
        }
    }

    private mutating func add(_ step: Step, _ label: String, _ name: String) {
        moves.append(Move(step, label, controls: [name]))
    }
}

/// Selected rows. A page with some offers only what can be done with them, and its buttons.
extension PageMoves {
    private var hasSelection: Bool { lists.contains { $0.selectedCount > 0 } }

    private mutating func addSelected() {
        for list in lists where list.selectedCount > 0 && isOne(list.name, of: labels) {
            addSelected(of: list)
        }
        let count = moves.count
        controls.filter(\.isEnabled).compactMap(\.input.press).forEach { add($0) }
        moves[count...] = moves[count...].map { $0.kept(apart: "with selected rows") }[...]
    }

    private mutating func addSelected(of list: any OptionInput) {
        let name = list.name
        let number = list.selectedCount == 1 ? "one selected row" : "selected rows"
        for action in list.selectionActions where action.isAvailable {
            moves.append(
                Move(
                    .act(action.title, onSelectedIn: name),
                    "'\(action.title)' on \(number) of '\(name)'",
                    controls: [name, "\(name): \(action.title)"]))
        }
        add(.selectAll(false, in: name), "deselect all of '\(name)'", name)
    }

    private mutating func addSelections(of list: any OptionInput) {
        guard list.selects == .several, list.count > 0 else { return }
        let (name, row) = (list.name, list.title(at: 0))
        if isUnique(row, in: list) {
            moves.append(
                Move(
                    .select(row: row, in: name), "select a row of '\(name)'",
                    exact: "select '\(row)' in '\(name)'", controls: [name]))
        }
        add(.selectAll(true, in: name), "select all of '\(name)'", name)
    }
}

extension OptionInput {
    /// True if it has a filter or an order.
    fileprivate var isArranged: Bool { !filter.isEmpty || order != nil }
}
