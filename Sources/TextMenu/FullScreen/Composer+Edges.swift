import Coordination

/// What stands above and below the controls.
extension Composer {
    func header(_ page: Page, _ surroundings: Surroundings, _ width: Int) -> [Row] {
        var rows = [title(page, surroundings.name, width)]
        if !page.tabs.isEmpty { rows.append(tabs(page.tabs, width)) }
        rows.append(rule(width))
        return rows
    }

    /// The alert, or what there is to say; then the keys.
    func footer(
        _ page: Page, _ attention: Attention, _ surroundings: Surroundings, _ size: TerminalSize
    ) -> [Row] {
        var rows: [Row] = []
        if let alert = page.alert {
            rows += self.alert(alert, attention.answer, size)
        } else if !surroundings.message.isEmpty {
            var row = Row(width: size.columns)
            row.skip(to: Pen.margin)
            row.add(surroundings.message, .accent)
            rows.append(row)
        }
        return rows + [rule(size.columns), keys(surroundings.keys, size.columns)]
    }

    func help(_ keys: [KeyHint], _ width: Int) -> Block {
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

    private func title(_ page: Page, _ name: String, _ width: Int) -> Row {
        var names = [name] + page.trail
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

    private func rule(_ width: Int) -> Row {
        var row = Row(width: width)
        row.skip(1)
        row.fill(with: symbols.rule, .faint)
        return row
    }

    private func alert(_ alert: Alert, _ answer: Int, _ size: TerminalSize) -> [Row] {
        var rows = [rule(size.columns)]
        let room = max(size.columns - Pen.margin, 1)
        let lines = alert.message.isEmpty ? [] : alert.message.wrapped(toColumns: room)
        for (text, style) in [(alert.title, Style.strong)] + lines.map({ ($0, .plain) }) {
            var row = Row(width: size.columns)
            row.skip(to: Pen.margin)
            row.add(text, style)
            rows.append(row)
        }
        for (index, action) in alert.actions.enumerated() {
            var row = Row(width: size.columns)
            row.skip(1)
            row.add(index == answer ? symbols.marker : " ", .accent)
            row.skip(to: Pen.margin)
            row.add("\(index + 1)", .faint)
            row.skip(to: Pen.buttonMargin)
            row.add(action.title)
            rows.append(row)
        }
        return rows
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
