import WaylineInterface

/// The controls of a page, and the rows of its lists, as the last frame shows them. Only their keys
/// work: another page, or other rows, may have the same keys.
@MainActor
final class SeenPage {
    private let controls: Set<Int>

    /// The number of changes of the rows of each list.
    private var rows: [Int: Int] = [:]

    init() {
        controls = []
    }

    init(_ page: Page) {
        controls = Set(page.observed.map(\.serial))
    }

    /// Notes the rows of the lists among `controls`, which were drawn.
    func noteRows(of controls: [Control]) {
        for control in controls {
            if let changes = control.look.rowChanges { rows[control.serial] = changes }
        }
    }

    func has(_ control: some Control) -> Bool { controls.contains(control.serial) }

    /// Returns whether the rows of `list` are as the user has seen them: which of them are marked
    /// and selected, and their actions.
    func hasRows(of list: any OptionInput) -> Bool {
        controls.contains(list.serial) && rows[list.serial] == list.look.rowChanges
    }

    /// Lets `control` handle a key of the user, who knows what it does to rows that were seen.
    func noteKey<Result>(to control: Control, _ handle: () -> Result) -> Result {
        guard let list = control.input.options, hasRows(of: list) else { return handle() }
        defer { rows[control.serial] = control.look.rowChanges }
        return handle()
    }
}
