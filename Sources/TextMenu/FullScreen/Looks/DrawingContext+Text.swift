public import WaylineInterface
import WaylineText

extension DrawingContext {
    /// Returns a drawing of one row: `row`, then a box of up to `columns` with the part of the
    /// edited text that fits around the cursor. An empty text shows `placeholder`; `shown` returns
    /// the visible form of any other. The text of a field that is not enabled has no box.
    public func drawing(
        of editing: TextEditing, after row: FrameRow, placeholder: String = "", columns: Int = 60,
        isEnabled: Bool = true, shown: (String) -> String = { $0 }
    ) -> Drawing {
        let editing = editing.part(near: isFocused ? editing.cursor : 0, columns: width)
        var row = row
        let start = width - row.room
        let room = max(min(row.room - 1, columns), 1)
        let before = isFocused ? shown(editing.textBeforeCursor).columns : 0
        let first = max(before + 1 - room, 0)
        if editing.count == 0 {
            row.add(placeholder, isEnabled ? .placeholder : .disabled, limit: room)
        } else {
            for (part, style) in editing.parts(isFocused: isFocused) {
                let column = shown(String(editing.characters(0..<part.lowerBound))).columns
                let window = first - column..<first - column + room
                let text = shown(String(editing.characters(part))).visible(inColumns: window)
                row.add(text, isEnabled ? style : .disabled)
            }
        }
        if isEnabled { row.fill(to: start + room, .field) }
        guard isFocused else { return Drawing([row]) }
        let column = min(start + before - first, width - 1)
        return Drawing([row], cursor: .init(row: 0, column: column))
    }
}

extension String {
    /// Returns the printable text in lines of at most this many columns. Longer texts are broken at
    /// spaces.
    func lines(ofColumns width: Int) -> [String] {
        isPlain && utf8.count <= width ? [self] : wrapped(toColumns: max(width, 1))
    }
}

extension TextEditing {
    /// Returns as much of the text around the character at `index` as can be seen in a row of this
    /// many columns, with the same cursor if it is there. So a row of a long text costs no more
    /// than that of a short one.
    fileprivate func part(near index: Int, columns: Int) -> TextEditing {
        let characters = characters(0..<count)
        let start = index - Self.reach(of: characters[..<index].reversed(), columns)
        let end = index + Self.reach(of: characters[index...], columns)
        return part(start..<end)
    }

    /// The number of characters that fill a row, even if each is shown as a bullet.
    private static func reach(of characters: some Sequence<Character>, _ columns: Int) -> Int {
        var (count, filled) = (0, 0)
        for character in characters {
            if count > columns, filled > columns { break }
            count += 1
            filled += character.columns
        }
        return count
    }

    /// The parts of the text with their styles: `style`, and that of the selection.
    func parts(
        isFocused: Bool, _ style: FrameRow.Style = .field
    ) -> [(Range<Int>, FrameRow.Style)] {
        guard isFocused, !selection.isEmpty else { return [(0..<count, style)] }
        return [
            (0..<selection.lowerBound, style), (selection, .inverse),
            (selection.upperBound..<count, style),
        ]
    }
}
