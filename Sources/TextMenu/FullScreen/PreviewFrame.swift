import Binding
import WaylineApplication
import WaylineInterface
import WaylineText

/// The surroundings of a preview on the full screen. Its keys, in the last row, change the size,
/// the theme and the language. They are keys with Alt, which no button and no action has.
@MainActor
package final class PreviewFrame {
    /// A part of the look that a key changes.
    enum Aspect: CaseIterable {
        case size, theme, language

        var key: Key {
            switch self {
            case .size: .alt("s")
            case .theme: .alt("t")
            case .language: .alt("l")
            }
        }
    }

    /// The sizes of terminals that users have.
    private static let sizes = [(120, 40), (80, 24), (60, 20), (40, 12)].map {
        TerminalSize(columns: $0.0, rows: $0.1)
    }

    private let app: RunningApp
    private let name: String
    private let isUnicode: Bool

    /// The size of the page; nil for all the terminal.
    private var size: TerminalSize?

    /// The names of the themes to choose from; none if the terminal has no colours.
    private let themes: [String]

    /// Returns nil if `app` shows no preview.
    init?(_ app: RunningApp, _ capabilities: TerminalCapabilities) {
        guard let name = app.shownPreview else { return nil }
        (self.app, self.name) = (app, name)
        isUnicode = capabilities.isUnicode
        themes = capabilities.colours == .none ? [] : app.app.allThemes.map(\.name)
    }

    /// Returns the aspect that `key` changes, after the change; nil for a key of the app.
    func change(by key: Key, on terminal: TerminalSize) -> Aspect? {
        guard let aspect = aspects.first(where: { $0.key == key }) else { return nil }
        switch aspect {
        case .size: size = nextSize(on: terminal)
        case .theme:
            let next = themes.following { $0 == app.context.theme.value }
            if let next { app.context.theme.value = next }
        case .language:
            let next = app.context.languages.following { $0.code == app.context.language.value }
            if let next { app.context.language.value = next.code }
        }
        return aspect
    }

    /// Returns the size of the page on a terminal of this size.
    func pageSize(on terminal: TerminalSize) -> TerminalSize {
        let room = TerminalSize(columns: terminal.columns, rows: terminal.rows - 1)
        guard let size, size.fits(into: room) else { return room }
        return size
    }

    /// Returns the page with its edges, and with the keys in the last row.
    func surround(_ page: Frame, on terminal: TerminalSize) -> Frame {
        var frame = Frame(size: terminal)
        let symbols = Symbols(isUnicode: isUnicode)
        for index in 0..<page.size.rows {
            var row = FrameRow(width: terminal.columns)
            row.add(page.row(at: index))
            row.skip(to: page.size.columns)
            row.add(symbols.box[4], .faint)
            frame.add(row)
        }
        if frame.room > 1 {
            var edge = FrameRow(width: terminal.columns)
            let rule = String(repeating: symbols.rule, count: page.size.columns)
            edge.add(rule + symbols.box[3], .faint, limit: terminal.columns)
            frame.add(edge)
        }
        frame.skip(to: terminal.rows - 1)
        frame.add(keyRow(page.size, terminal.columns))
        frame.cursor = page.cursor
        return frame
    }

    private func keyRow(_ size: TerminalSize, _ columns: Int) -> FrameRow {
        var row = FrameRow(width: columns)
        row.skip(DrawingContext.margin)
        for aspect in aspects {
            let hint = NamedHint(
                keys: aspect.key.name(isUnicode: isUnicode), action: value(of: aspect, size))
            if hint.columns + 3 > row.room { continue }
            row.add(hint.keys, .accent)
            row.skip(1)
            row.add(hint.action, .faint)
            row.skip(3)
        }
        row.add(name, .strong)
        return row
    }

    /// The aspects that can change.
    private var aspects: [Aspect] {
        Aspect.allCases.filter { aspect in
            switch aspect {
            case .size: true
            case .theme: !themes.isEmpty
            case .language: app.context.languages.count > 1
            }
        }
    }

    private func value(of aspect: Aspect, _ size: TerminalSize) -> String {
        switch aspect {
        case .size: "\(size.columns)x\(size.rows)"
        case .theme: app.context.theme.value
        case .language: app.context.language.value
        }
    }

    /// The next smaller size that the terminal has room for; all of it after the smallest.
    private func nextSize(on terminal: TerminalSize) -> TerminalSize? {
        let now = pageSize(on: terminal)
        return Self.sizes.first { $0 != now && $0.fits(into: now) }
    }
}

extension TerminalSize {
    fileprivate func fits(into other: TerminalSize) -> Bool {
        columns <= other.columns && rows <= other.rows
    }
}

extension Array {
    /// Returns the element after the one that `matches`, the first after the last one.
    fileprivate func following(_ matches: (Element) -> Bool) -> Element? {
        let next = firstIndex(where: matches).map { $0 + 1 } ?? 0
        return next < count ? self[next] : first
    }
}
