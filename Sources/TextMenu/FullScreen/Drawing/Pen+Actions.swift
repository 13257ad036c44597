extension Pen {
    func draw(_ button: Button) -> Block {
        var row = row
        row.skip(to: Self.margin)
        if let number, number < 10 { row.add("\(number)", .faint) }
        row.skip(to: Self.buttonMargin)
        row.add(button.label, button.isEnabled && !button.isWorking ? .plain : .faint)
        if button.isWorking {
            row.skip(1)
            row.add(symbols.turning[phase % symbols.turning.count], .accent)
        }
        return Block(rows: [row])
    }

    func draw(_ toggle: Toggle) -> Block {
        var row = labelled(toggle)
        row.add(toggle.isOn ? symbols.on : symbols.off, toggle.isOn ? .accent : .plain)
        row.skip(1)
        row.add(toggle.stateText(in: wording))
        return Block(rows: [row])
    }

    func draw(_ choice: AnyChoice) -> Block {
        var row = labelled(choice)
        guard let index = choice.selectedIndex else {
            row.add(choice.stateText(in: wording), .faint)
            return Block(rows: [row])
        }
        row.add(choice.titles[index])
        if isFocused {
            row.skip(2)
            row.add("\(symbols.leftAndRight) \(index + 1)/\(choice.titles.count)", .faint)
        }
        return Block(rows: [row])
    }

    func draw(_ spinner: Spinner) -> Block {
        guard spinner.isSpinning else { return Block() }
        var row = Row(width: width)
        row.skip(to: Self.margin)
        row.add(symbols.turning[phase % symbols.turning.count], .accent)
        row.skip(1)
        row.add(spinner.label)
        return Block(rows: [row])
    }

    func draw(_ bar: ProgressBar) -> Block {
        var row = labelled(bar)
        let length = max(min(row.room - 7, 30), 0)
        let full = length * bar.percent / 100
        row.add(String(repeating: symbols.full, count: full), .accent)
        row.add(String(repeating: symbols.empty, count: length - full), .faint)
        row.add("  \(bar.percent) %")
        return Block(rows: [row])
    }
}
