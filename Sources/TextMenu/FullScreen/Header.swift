import WaylineInterface
import WaylineText

/// The rows above the controls: the names of the app and its screens, the tabs, a rule.
struct Header: Equatable {
    private let name: String
    private let trail: [String]
    private let tabs: [Page.Tab]
    private let width: Int

    /// The header on a terminal of this size. The smallest one has no row for tabs.
    @MainActor
    init(_ content: Composer.Content, _ size: TerminalSize) {
        name = content.name
        trail = content.page.trail
        tabs = size.rows > Composer.leastSize.rows ? content.page.tabs : []
        width = size.columns
    }

    func rows(_ symbols: Symbols) -> [FrameRow] {
        [titleRow(symbols)] + (tabs.isEmpty ? [] : [tabRow()]) + [symbols.rule(width)]
    }

    private func titleRow(_ symbols: Symbols) -> FrameRow {
        var names = [name] + trail
        let separator = " \(symbols.separator) "
        while names.count > 2,
            names.joined(separator: separator).columns > width - DrawingContext.margin
        {
            names.remove(at: 1)
        }
        var row = FrameRow(width: width)
        row.skip(to: DrawingContext.margin)
        for name in names.dropLast() where !name.isEmpty { row.add(name + separator, .faint) }
        row.add(names.last ?? "", .strong)
        return row
    }

    /// The row of the tabs.
    static let tabRow = 1

    /// The column of the first tab, whose title begins after a blank.
    private static let firstTab = DrawingContext.margin - 1

    /// All tabs, or the selected one and its number if they have no room.
    private func tabRow() -> FrameRow {
        var row = FrameRow(width: width)
        row.skip(to: Self.firstTab)
        for (index, tab) in shownTabs.enumerated() {
            row.skip(index == 0 ? 0 : 1)
            let style: FrameRow.Style = tab.isSelected ? .inverse : .plain
            row.add(" \(tab.title)", style)
            row.add(tab.badgeText, tab.isSelected ? style : .accent)
            row.add(" ", style)
        }
        if shownTabs.count < tabs.count, let index = tabs.firstIndex(where: \.isSelected) {
            row.add("  \(index + 1)/\(tabs.count)", .faint)
        }
        return row
    }

    private var shownTabs: [Page.Tab] {
        let needed = tabs.map(\.columns).reduce(Self.firstTab - 1, +)
        return needed <= width ? tabs : tabs.filter(\.isSelected)
    }

    /// Returns the tab in this column of the screen.
    func tab(at column: Int) -> Page.Tab? {
        var start = Self.firstTab
        return shownTabs.first { tab in
            defer { start += tab.columns }
            return (start..<start + tab.columns).contains(column)
        }
    }
}

extension Page.Tab {
    fileprivate var badgeText: String { badge.isEmpty ? "" : " (\(badge))" }

    /// The number of columns that it takes, with the blanks around it.
    fileprivate var columns: Int { title.columns + badgeText.columns + 3 }
}
