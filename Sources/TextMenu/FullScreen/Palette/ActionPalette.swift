import Binding
import WaylineInterface

/// The palette: a list of all that the user can do on the page, in place of the page. The user
/// finds an entry by typing. The page itself, with its focus, stays as it is meanwhile.
@MainActor
final class ActionPalette {
    /// Called with the entry that the user has chosen. It may no longer exist.
    var onChoice: (PaletteEntry) -> Void = { _ in }

    private let pageFocus: Focus
    private let display: Display
    private var opened: Opened?

    /// The list, as long as it is shown.
    private struct Opened {
        /// The focus on a page that has only the list.
        let focus: Focus
        let list: List<PaletteEntry>
        var entries: [PaletteEntry]
        let tokens: [AnyCancellable]
    }

    init(over focus: Focus, _ display: Display) {
        (pageFocus, self.display) = (focus, display)
    }

    var isOpen: Bool { opened != nil }

    /// The focus of what is shown: of the list, or of the page.
    var focus: Focus { opened?.focus ?? pageFocus }

    /// The key on the page that does the same as `entry`; empty for none.
    func key(of entry: PaletteEntry, isUnicode: Bool) -> String {
        pageFocus.shownKey(of: entry, isUnicode: isUnicode)
    }

    /// Opens it, or closes it.
    func toggle(in wording: Wording) {
        if isOpen { close() } else { open(in: wording) }
    }

    private func open(in wording: Wording) {
        let entries = PaletteEntry.all(on: pageFocus.page, in: wording)
        let list = List("", entries, id: \.identity, emptyText: wording[.noAction]) { $0.text }
        list.frontEndState = PaletteLook(list, self)
        let tokens = [
            list.chosenPublisher.bind { [unowned self] in onChoice($0) },
            list.changes.bind { [unowned self, unowned list] in
                display.setNeedsDrawing(of: list)
                display.drawSoon()
            },
        ]
        let focus = Focus(on: pageFocus.page.showing(list))
        focus.move(to: list)
        show(Opened(focus: focus, list: list, entries: entries, tokens: tokens))
    }

    func close() {
        show(nil)
    }

    private func show(_ opened: Opened?) {
        self.opened = opened
        display.focus = focus
        display.setNeedsFrame()
        display.composer.reset()
    }

    /// Reads what the user can do now. The marker stays on its entry. If the entry no longer
    /// exists, its row stays until the marker leaves it, and does nothing.
    func read(in wording: Wording) {
        guard let opened else { return }
        let (list, entries) = (opened.list, PaletteEntry.all(on: pageFocus.page, in: wording))
        self.opened?.entries = entries
        opened.focus.page = pageFocus.page.showing(list)
        var rows = entries.sorted(by: list.filter)
        if list.count > 0, case var marked = list.item(at: list.marked),
            !entries.contains(where: { $0.identity == marked.identity })
        {
            marked.isGone = true
            rows.insert(marked, at: min(list.marked, rows.count))
        }
        list.items = rows
        list.emptyText = wording[.noAction]
    }

    /// Shows the best matches first, and marks the first one.
    func sort() {
        guard let opened else { return }
        opened.list.items = opened.entries.sorted(by: opened.list.filter)
        opened.list.marked = 0
    }
}
