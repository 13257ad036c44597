import WaylineInterface

/// The controls of a page, and the marked rows of its lists, as the last frame shows them. Only
/// their keys work: another page, or another row, may have the same keys.
@MainActor
final class SeenPage {
    private let controls: Set<Int>
    private var rows: [Int: AnyHashable] = [:]

    /// The lists with selected rows.
    private var selections: Set<Int> = []

    init() {
        controls = []
    }

    init(_ page: Page) {
        controls = Set(page.observed.map(\.serial))
    }

    /// Notes the rows that are marked now in those of `controls` that are lists. Call it with the
    /// controls that were drawn.
    func noteRows(of controls: [Control]) {
        for control in controls {
            guard case .options(let list) = control.input else { continue }
            rows[list.serial] = list.markedRow
            if list.selectedCount > 0 {
                selections.insert(list.serial)
            } else {
                selections.remove(list.serial)
            }
        }
    }

    func has(_ control: some Control) -> Bool { controls.contains(control.serial) }

    /// Returns whether the user has seen that this row of `list` is marked.
    func hasMarkedRow(of list: any OptionInput) -> Bool {
        controls.contains(list.serial) && rows[list.serial] == list.markedRow
    }

    /// Returns whether the user has seen selected rows in `list` that are gone now.
    func hasLostSelection(of list: any OptionInput) -> Bool {
        selections.contains(list.serial) && list.selectedCount == 0
    }

    /// Moves the marker of `list` by `move`, a key of the user. A user who has seen the marker
    /// before knows where it is now.
    func noteMove<Result>(in list: (any OptionInput)?, by move: () -> Result) -> Result {
        guard let list, hasMarkedRow(of: list) else { return move() }
        defer { rows[list.serial] = list.markedRow }
        return move()
    }
}

extension OptionInput {
    fileprivate var markedRow: AnyHashable? { count == 0 ? nil : subject(at: marked) }

    /// The row at `index` in a comparison. Without an identity, the place tells equal rows apart.
    func subject(at index: Int) -> AnyHashable {
        if let id = identity(at: index) { return [serial, id] as [AnyHashable] }
        return [serial, index, title(at: index)] as [AnyHashable]
    }
}
