import Coordination

/// What stands above and below the controls.
extension Composer {
    /// What is above the controls, and what that depends on.
    struct Header: Equatable {
        let name: String
        let trail: [String]
        let tabs: [Page.Tab]
        let width: Int

        @MainActor
        init(_ page: Page, _ surroundings: Surroundings, _ size: TerminalSize) {
            name = surroundings.name
            trail = page.trail
            tabs = page.tabs
            width = size.columns
        }
    }

    /// What is below the controls, and what that depends on.
    struct Footer: Equatable {
        let alert: Alert?
        let answer: Int
        let message: String
        let keys: [KeyHint]
        let size: TerminalSize

        @MainActor
        init(
            _ page: Page, _ attention: Attention, _ surroundings: Surroundings,
            _ size: TerminalSize
        ) {
            alert = page.alert
            answer = attention.answer
            message = surroundings.message
            keys = surroundings.keys
            self.size = size
        }
    }

    func rows(of header: Header) -> [Row] {
        var rows = [title(header)]
        if !header.tabs.isEmpty { rows.append(tabs(header.tabs, header.width)) }
        rows.append(rule(header.width))
        return rows
    }

    /// The alert, or what there is to say; then the keys.
    func rows(of footer: Footer) -> [Row] {
        var rows: [Row] = []
        if let alert = footer.alert {
            rows += self.alert(alert, footer.answer, footer.size)
        } else if !footer.message.isEmpty {
            var row = Row(width: footer.size.columns)
            row.skip(to: Pen.margin)
            row.add(footer.message, .accent)
            rows.append(row)
        }
        return rows + [rule(footer.size.columns), keys(footer.keys, footer.size.columns)]
    }

    func help(_ width: Int) -> Block {
        let keys = TerminalFrontEnd.allKeys(symbols, wording)
        let widest = keys.map(\.key.columns).max() ?? 0
        let rows = keys.map { hint in
            var row = Row(width: width)
            row.skip(to: Pen.margin)
            row.add(hint.key, .accent)
            row.skip(to: Pen.margin + widest + 3)
            row.add(hint.action)
            return row
        }
        return Block(rows: [Row(width: width)] + rows)
    }

    private func title(_ header: Header) -> Row {
        let width = header.width
        var names = [header.name] + header.trail
        let separator = " \(symbols.separator) "
        while names.count > 2, names.joined(separator: separator).columns > width - 2 {
            names.remove(at: 1)
        }
        var row = Row(width: width)
        row.skip(1)
        for name in names.dropLast() where !name.isEmpty { row.add(name + separator, .faint) }
        row.add(names.last ?? "", .strong)
        return row
    }

    private func tabs(_ tabs: [Page.Tab], _ width: Int) -> Row {
        var row = Row(width: width)
        for tab in tabs {
            row.skip(1)
            row.add(" \(tab.title) ", tab.isSelected ? .inverse : .plain)
        }
        return row
    }

    /// A rule, near its end a sign that the page goes on behind it.
    func rule(_ width: Int, _ sign: String = "") -> Row {
        var row = Row(width: width)
        row.skip(1)
        if !sign.isEmpty {
            row.add(String(repeating: symbols.rule, count: max(width - 7, 0)), .faint)
            row.add(" \(sign) ", .accent)
        }
        row.fill(with: symbols.rule, .faint)
        return row
    }

    /// The title, as much of the message as there is room for, and the answers around the one that
    /// enter gives.
    private func alert(_ alert: Alert, _ answer: Int, _ size: TerminalSize) -> [Row] {
        let height = max(size.rows - Self.leastSize.rows, 2)
        let room = max(size.columns - Pen.margin, 1)
        let lines = alert.message.isEmpty ? [] : alert.message.wrapped(toColumns: room)
        let titles = alert.title.wrapped(toColumns: room).prefix(max(height / 3, 1))
        let taken = titles.count + lines.count
        let count = min(alert.actions.count, max(height - taken, height / 2))
        let first = max(min(answer - count / 2, alert.actions.count - count), 0)
        var rows = [rule(size.columns)]
        rows += titles.map { line($0, .strong, size.columns) }
        let rest = max(height - titles.count - count, 0)
        rows += lines.prefix(rest).map { line($0, .plain, size.columns) }
        for index in first..<first + count {
            let title = alert.actions[index].title
            rows.append(choice(index, title, isChosen: index == answer, size.columns))
        }
        return rows
    }

    private func line(_ text: String, _ style: Style, _ width: Int) -> Row {
        var row = Row(width: width)
        row.skip(to: Pen.margin)
        row.add(text, style)
        return row
    }

    private func choice(_ index: Int, _ title: String, isChosen: Bool, _ width: Int) -> Row {
        var row = Row(width: width)
        row.skip(1)
        row.add(isChosen ? symbols.marker : " ", .accent)
        row.skip(to: Pen.margin)
        if index < 9 { row.add("\(index + 1)", .faint) }
        row.skip(to: Pen.buttonMargin)
        row.add(title)
        return row
    }

    private func keys(_ hints: [KeyHint], _ width: Int) -> Row {
        var row = Row(width: width)
        for hint in hints {
            let needed = hint.key.columns + hint.action.columns + 3
            guard row.room >= needed else { break }
            row.skip(row.room == width ? 1 : 3)
            row.add(hint.key, .accent)
            row.skip(1)
            row.add(hint.action, .faint)
        }
        return row
    }
}
