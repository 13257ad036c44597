import WaylineInterface
import WaylineText

/// The look of the list in the palette. All characters are its filter, and Enter chooses a row.
final class PaletteLook: ListLook {
    private unowned let list: List<PaletteEntry>
    private unowned let palette: ActionPalette

    init(_ list: List<PaletteEntry>, _ palette: ActionPalette) {
        (self.list, self.palette) = (list, palette)
        super.init(list)
        _ = super.handle(.filter)
    }

    override var leastHeight: Int { 2 }

    override func edit(_ inputs: [KeyCommand.Input]) {
        let filter = list.filter
        super.edit(inputs)
        if list.filter != filter { palette.sort() }
    }

    /// Handles a key. All keys but those of the whole screen belong to the palette.
    override func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .choose: list.choose(at: list.marked)
        case .cancel: palette.close()
        case .help: return false
        default: _ = MarkedRows(list).move(by: command, in: list)
        }
        return true
    }

    /// Adds the entry, and marks the parts that match. After the title, it shows a faint text and
    /// the key that does the same on the page.
    override func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        let entry = list.item(at: index)
        let key = entry.isGone ? "" : palette.key(of: entry, isUnicode: context.isUnicode)
        let text = entry.text.truncated(toColumns: row.room - (key.isEmpty ? 0 : key.columns + 3))
        let pattern = FilterPattern(list.filter)
        let found = pattern.isFound(in: entry.text) ? pattern : pattern.inOrder
        let hits = list.filter.isEmpty ? [] : found.hits(in: text)
        for (place, index) in text.indices.enumerated() {
            let isFaint = entry.isGone || place >= entry.title.count
            let isHit = hits.contains { $0.contains(index) }
            row.add(String(text[index]), isHit ? .match : isFaint ? .faint : .plain)
        }
        if key.isEmpty { return }
        row.skip(2)
        row.add(key, .accent)
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.choose, wording[.choose])]
    }

    override func focusChanged() {}
}
