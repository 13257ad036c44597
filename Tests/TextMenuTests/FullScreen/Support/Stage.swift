import Binding
import Coordination
import TextMenu
import WaylineInterface
import XCTest

/// A full screen that takes keys, and the terminal that shows it.
@MainActor
final class Stage {
    let navigator: Navigator
    let clock = TestScheduler()
    private(set) var glass: TerminalGlass

    /// The bytes of the last write.
    private(set) var bytes = ""

    /// The number of bytes that were written since the last key.
    private(set) var byteCount = 0

    /// The number of writes since then.
    private(set) var writeCount = 0
    private(set) var hasQuit = false
    private(set) var front: TerminalFrontEnd?
    private let isUnicode: Bool

    init(
        _ root: some Coordinator, columns: Int = 64, rows: Int = 24, isUnicode: Bool = true,
        colours: ColourDepth = .twoHundredFiftySix, keys: KeyTable = .standard,
        wording: Wording = .english
    ) throws {
        let size = TerminalSize(columns: columns, rows: rows)
        self.isUnicode = isUnicode
        navigator = try Navigator(root)
        glass = TerminalGlass(size)
        let front = TerminalFrontEnd(
            navigator, name: "Wayline", size: size,
            capabilities: .init(colours: colours, isUnicode: isUnicode, canBeAsked: true),
            keys: keys, clock: AnyScheduler(clock), wording: { wording }
        ) { [weak self] in self?.take($0) }
        front.onQuit = { [weak self] in self?.hasQuit = true }
        self.front = front
        front.redraw()
    }

    private func take(_ bytes: [UInt8]) {
        glass.take(bytes)
        self.bytes = String(decoding: bytes, as: UTF8.self)
        byteCount += bytes.count
        writeCount += 1
    }

    func press(_ keys: Key...) {
        press(keys)
    }

    func press(_ keys: [Key]) {
        byteCount = 0
        for key in keys { front?.press(key) }
    }

    /// Presses keys that arrive in one read.
    func pressAtOnce(_ keys: [Key]) {
        (byteCount, writeCount) = (0, 0)
        front?.press(keys)
    }

    func type(_ text: String) {
        press(text.unicodeScalars.map { .text($0) })
    }

    func resize(columns: Int, rows: Int) {
        let size = TerminalSize(columns: columns, rows: rows)
        glass = TerminalGlass(size)
        front?.resize(to: size)
    }

    /// Advances the clock, and counts the bytes of the work that becomes due.
    func turn(_ time: Duration = .zero) {
        byteCount = 0
        clock.advance(by: time)
    }

    /// The line of the screen that holds `text`.
    func line(with text: String) -> String? {
        glass.text.split(separator: "\n").first { $0.contains(text) }.map(String.init)
    }

    /// The line with the marker, from the label on, after the number of a button.
    var markedLine: String? {
        let lines = glass.text.split(separator: "\n")
        let boxed = lines.first { $0.contains("│›") }
            .map { $0.drop { $0 != "│" }.dropFirst(2).prefix { $0 != "│" } }
        guard let rest = boxed ?? lines.first(where: { $0.hasPrefix("›") })?.dropFirst()
        else { return nil }
        let number = rest.prefix(1) == " " ? "" : rest.prefix(1) + "  "
        let text = rest.dropFirst(2)
        return number + (text.lastIndex { $0 != " " }.map { text[...$0] } ?? "")
    }

    /// The texts of the frame in this style, joined.
    func text(in style: FrameRow.Style) -> String {
        (front?.frame.rows ?? []).flatMap(\.characters).filter { $0.style == style }
            .map(\.text).joined()
    }

    /// The options of the choice that is open, the marked one with its marker.
    var openOptions: [String] {
        let lines = glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasSuffix("▴") }.dropFirst().prefix { $0.hasPrefix("        ") }
            .map { String($0.replacing("│", with: " ").drop(while: \.isWhitespace)) }
    }

    /// True if the terminal shows the frame, with the cursor at the right place.
    var isTrue: Bool {
        guard let front, glass.strange.isEmpty else { return false }
        let frame = front.frame
        let isSame = glass.text.trimmedLines == frame.text.trimmedLines
        guard isSame || !isUnicode, glass.isCursorSeen == (frame.cursor != nil) else {
            return false
        }
        return frame.cursor == nil || frame.cursor == .init(row: glass.row, column: glass.column)
    }

    func expectTrue(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertTrue(isTrue, account, file: file, line: line)
    }

    /// The text that is shown, and the expected text.
    var account: String {
        let shown = "\(glass.strange) \(glass.row), \(glass.column)\n\(glass.text)"
        let meant = "\(String(describing: front?.frame.cursor))\n\(front?.frame.text ?? "")"
        return "\(shown)\n\(meant)"
    }
}

extension String {
    /// The lines that are not empty, without the blanks at their ends.
    fileprivate var trimmedLines: [Substring] {
        split(separator: "\n").map { line in
            line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)]
        }.filter { !$0.isEmpty }
    }
}
