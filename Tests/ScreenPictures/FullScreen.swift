import Binding
public import Coordination
public import TextMenu

/// The full screen of a terminal, to be pictured: what is typed comes in as a terminal sends it.
@MainActor
public final class FullScreen {
    private let front: TerminalFrontEnd
    private var parser = KeyParser()

    /// A screen of this size, which shows where `navigator` is.
    public init(
        _ navigator: Navigator, name: String = "Café", columns: Int = 64, rows: Int = 40,
        isUnicode: Bool = true, wording: @escaping @MainActor () -> Wording = { .english }
    ) {
        front = TerminalFrontEnd(
            navigator, name: name, size: TerminalSize(columns: columns, rows: rows),
            capabilities: TerminalCapabilities(
                colours: .none, isUnicode: isUnicode, canBeAsked: false),
            clock: AnyScheduler(TestScheduler()), wording: wording, write: { _ in })
    }

    /// Presses the keys for which a terminal would send `text`.
    public func type(_ text: String) {
        front.press(parser.feed(text.utf8) + parser.flush())
    }

    /// Gives the terminal another size.
    public func resize(columns: Int, rows: Int) {
        front.resize(to: TerminalSize(columns: columns, rows: rows))
    }

    /// All that is shown, from the upper edge to the lower one.
    public var text: String { lines.joined(separator: "\n") }

    /// What is shown between the two lines across, without empty lines at its ends.
    public var body: String {
        let rules = lines.indices.filter { lines[$0].hasPrefix(" ───") }
        guard let top = rules.first, let bottom = rules.last, top < bottom else { return text }
        return lines[(top + 1)..<bottom].trimmed(while: \.isEmpty).joined(separator: "\n")
    }

    /// The keys that work now, as the last line tells.
    public var keys: String { lines.last ?? "" }

    /// The rows, with a bar for the cursor where it stands behind a text.
    private var lines: [String] {
        let frame = front.frame
        return frame.rows.enumerated().map { index, row in
            let text = String(row.text.trimmedAtEnd { $0 == " " })
            guard let cursor = frame.cursor, cursor.row == index, text.columns <= cursor.column
            else { return text }
            return text.padded(toColumns: cursor.column) + "▏"
        }
    }
}

extension BidirectionalCollection {
    fileprivate func trimmed(while isIdle: (Element) -> Bool) -> SubSequence {
        drop(while: isIdle).trimmedAtEnd(while: isIdle)
    }

    fileprivate func trimmedAtEnd(while isIdle: (Element) -> Bool) -> SubSequence {
        guard let end = lastIndex(where: { !isIdle($0) }) else { return prefix(0) }
        return self[...end]
    }
}
