import WaylineText

/// The title of the terminal's window: the name of the app, and the title of the screen.
struct WindowTitle {
    /// The number of columns of the longest title, and of bytes.
    private static let limit = (columns: 80, bytes: 1_000)

    private let isUnicode: Bool

    /// The name and the title that the window shows.
    private var shown: (name: String, screen: String)?

    init(isUnicode: Bool) {
        self.isUnicode = isUnicode
    }

    /// Forgets the title: the next one is written, also if it is the same.
    mutating func forget() {
        shown = nil
    }

    /// Returns the bytes that make the window show the title; none if it shows it already.
    mutating func bytes(of name: String, _ screen: String) -> [UInt8] {
        if let shown, shown == (name, screen) { return [] }
        shown = (name, screen)
        return [0x1B, 0x5D, 0x32, 0x3B] + text(name, screen) + [0x1B, 0x5C]
    }

    private func text(_ name: String, _ screen: String) -> [UInt8] {
        let isOne = screen.isEmpty || screen == name
        let whole = isOne ? name : name + (isUnicode ? " – " : " - ") + screen
        let text = whole.truncated(toColumns: Self.limit.columns)
        let shown = text.utf8.count > Self.limit.bytes ? "" : text
        return isUnicode
            ? Array(shown.utf8) : shown.map { $0.asciiValue ?? 0x3F }
    }
}
