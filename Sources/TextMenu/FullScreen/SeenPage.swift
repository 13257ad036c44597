import WaylineInterface

/// The controls of a page, and the rows of its lists, as the last frame shows them. Only their keys
/// work: another page, or other rows, may have the same keys.
@MainActor
final class SeenPage {
    private let controls: Set<Int>
    private let body: BodyDrawing?

    /// The number of changes of the rows of each list after the last key of the user.
    private var rows: [Int: Int] = [:]

    init() {
        (controls, body) = ([], nil)
    }

    /// Creates the page that `body` draws.
    init(_ page: Page, in body: BodyDrawing) {
        (controls, self.body) = (Set(page.observed.map(\.serial)), body)
    }

    func has(_ control: some Control) -> Bool { controls.contains(control.serial) }

    /// Returns whether the rows of `list` are as the user has seen them: which of them are marked
    /// and selected, and their actions.
    func hasRows(of list: any OptionInput) -> Bool {
        let changes = list.look.rowChanges
        return has(list) && (body?.rowChanges(of: list) == changes || rows[list.serial] == changes)
    }

    /// Lets `control` handle a key of the user, who knows what it does to rows that were seen.
    func noteKey<Result>(to control: Control, _ handle: () -> Result) -> Result {
        guard let list = control.input.options, hasRows(of: list) else { return handle() }
        defer { rows[list.serial] = list.look.rowChanges }
        return handle()
    }
}
