/// The rows above the controls: the names of the app and its screens, the tabs, a rule.
struct Header: Equatable {
    private let name: String
    private let trail: [String]
    private let tabs: [Page.Tab]
    private let width: Int

    @MainActor
    init(_ content: Composer.Content, _ size: TerminalSize) {
        name = content.name
        trail = content.page.trail
        tabs = content.page.tabs
        width = size.columns
    }

    func rows(_ symbols: Symbols) -> [FrameRow] {
        var rows = [titleRow(symbols)]
        if !tabs.isEmpty { rows.append(tabRow()) }
        rows.append(symbols.rule(width))
        return rows
    }

    private func titleRow(_ symbols: Symbols) -> FrameRow {
        var names = [name] + trail
        let separator = " \(symbols.separator) "
        while names.count > 2, names.joined(separator: separator).columns > width - 2 {
            names.remove(at: 1)
        }
        var row = FrameRow(width: width)
        row.skip(1)
        for name in names.dropLast() where !name.isEmpty { row.add(name + separator, .faint) }
        row.add(names.last ?? "", .strong)
        return row
    }

    private func tabRow() -> FrameRow {
        var row = FrameRow(width: width)
        for tab in tabs {
            row.skip(1)
            let style: Style = tab.isSelected ? .inverse : .plain
            row.add(" \(tab.title)", style)
            if !tab.badge.isEmpty { row.add(" (\(tab.badge))", tab.isSelected ? style : .accent) }
            row.add(" ", style)
        }
        return row
    }
}
