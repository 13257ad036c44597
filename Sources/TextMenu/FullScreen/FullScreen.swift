public import Binding
public import Coordination
public import WaylineApplication
public import WaylineInterface
import WaylineText

/// The full screen without a terminal, for a test or a picture. It accepts the characters that a
/// terminal would send, and its rows can be read.
///
///     let screen = FullScreen(try Navigator(ShopCoordinator(services: .sample)), name: "Shop")
///     screen.type("\u{1B}[B\r")
///     XCTAssert(screen.text.contains("Your cart is empty."))
@MainActor
public final class FullScreen {
    private let front: TerminalFrontEnd
    private var parser = KeyParser()

    /// Creates a screen of `columns` and `rows` that shows `navigator` under the app's `name`.
    ///
    /// `clock` schedules drawing after changes that no key has caused, and turns spinners. `write`
    /// receives the bytes that a terminal would receive.
    public init(
        _ navigator: Navigator, name: String, columns: Int = 80, rows: Int = 24,
        hasColours: Bool = false, isUnicode: Bool = true, keys: KeyTable = .standard,
        clock: AnyScheduler = AnyScheduler(TestScheduler()),
        wording: @escaping @MainActor () -> Wording = { .english },
        write: @escaping ([UInt8]) -> Void = { _ in }
    ) {
        front = TerminalFrontEnd(
            navigator, name: name, size: TerminalSize(columns: columns, rows: rows),
            capabilities: TerminalCapabilities(
                colours: hasColours ? .twoHundredFiftySix : .none, isUnicode: isUnicode,
                canBeAsked: false),
            keys: keys, clock: clock, wording: wording, write: write)
    }

    /// Creates a screen that shows an app as in a terminal, also a preview: with its name, keys,
    /// language and theme.
    ///
    ///     let bar = try App.bar.preview("Drinks, none").start()
    ///     XCTAssert(FullScreen(of: bar, columns: 60).text.contains("Nothing today."))
    public init(
        of app: RunningApp, columns: Int = 80, rows: Int = 24, hasColours: Bool = false,
        isUnicode: Bool = true, clock: AnyScheduler = AnyScheduler(TestScheduler()),
        write: @escaping ([UInt8]) -> Void = { _ in }
    ) {
        let capabilities = TerminalCapabilities(
            colours: hasColours ? .twoHundredFiftySix : .none, isUnicode: isUnicode,
            canBeAsked: false)
        front = TerminalFrontEnd(
            app.navigator, name: app.name, size: TerminalSize(columns: columns, rows: rows),
            capabilities: capabilities, keys: app.keyTable, clock: clock,
            preview: PreviewFrame(app, capabilities), wording: { app.wording }, write: write)
        front.follow(app.context.theme, of: app.app.allThemes)
    }

    /// Presses the keys that `text` stands for on a terminal, after drawing what has changed.
    public func type(_ text: String) {
        front.draw()
        front.press(parser.feed(text.utf8) + parser.flush())
    }

    /// Changes the size of the terminal.
    public func resize(columns: Int, rows: Int) {
        front.resize(to: TerminalSize(columns: columns, rows: rows))
    }

    /// Shows the reason of an action that was not carried out.
    package func show(_ reason: String) {
        front.message.show(reason)
    }

    /// Shows a message for its time.
    package func show(_ message: SaidMessage) {
        front.message.show(message)
    }

    /// Returns whether the control at this place also shows its cut texts whole.
    func showsCutTexts(at row: Int, _ column: Int) -> Bool {
        let display = front.display
        guard let content = display.content(),
            case .control(let control, _, _)? = display.target(at: row, column, of: content)
        else { return false }
        return control.look.showsCutTexts
    }

    /// The cells of the screen, for pictures.
    package var frame: Frame { front.frame }

    /// The rows, separated by line ends.
    public var text: String { lines.joined(separator: "\n") }

    /// The rows, with a bar for the cursor if it stands behind the text of its row.
    public var lines: [String] {
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
    fileprivate func trimmedAtEnd(while isIdle: (Element) -> Bool) -> SubSequence {
        guard let end = lastIndex(where: { !isIdle($0) }) else { return prefix(0) }
        return self[...end]
    }
}
