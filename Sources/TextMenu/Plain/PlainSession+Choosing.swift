import Binding
import Coordination

/// What the user does.
extension PlainSession {
    func choose(_ item: PlainPage.Item) async throws(Quit) {
        switch item {
        case .tab(let tab): await send(.select(tab.name))
        case .answer(let action): await send(.answer(action.title))
        case .control(let control):
            guard canChoose(control) else { return }
            try await choose(control)
        }
    }

    private func choose(_ control: Control) async throws(Quit) {
        switch control.kind {
        case .textField(let field): try await fill(field)
        case .button(let button): await press(button)
        case .toggle(let toggle): await doing { toggle.toggle() }
        case .choice(let choice): try await take(choice)
        case .list(let list):
            lastList = list
            let text = try await console.ask(words.search(list.label))
            if canChoose(list) { narrow(list, to: text) }
        case .label, .spinner, .progressBar, .table, .picture, .section, .container: break
        }
    }

    /// Chooses the row or the option of this number, from 1 on.
    func choose(
        _ part: Int, of item: PlainPage.Item, _ answer: String, _ told: PlainPage
    ) async {
        guard case .control(let control) = item else {
            return remark(words.hasNoParts(answer))
        }
        guard canChoose(control) else { return }
        switch control.kind {
        case .list(let list): await choose(part - 1, of: list, answer, told)
        case .choice(let choice):
            let count = choice.titles.count
            guard (1...max(count, 1)).contains(part), count > 0 else {
                return remark(words.notAPart(answer, of: choice.label, count: count))
            }
            await doing { choice.select(at: part - 1) }
        case .label, .textField, .button, .toggle, .spinner, .progressBar, .table, .picture,
            .section, .container:
            remark(words.hasNoParts(answer))
        }
    }

    private func choose(
        _ index: Int, of list: AnyList, _ answer: String, _ told: PlainPage
    ) async {
        lastList = list
        guard (0..<list.count).contains(index) else {
            return remark(words.notAPart(answer, of: list.label, count: list.count))
        }
        guard told.shows(list, at: index) else { return remark(words[.gone]) }
        await doing { list.choose(at: index) }
    }

    private func press(_ button: Button) async {
        if button.isWorking { return remark(words.stillWorking(button.label)) }
        await doing { button.tap() }
    }

    /// The tab of this name or title.
    func select(_ name: String, _ told: PlainPage) async {
        let tabs = told.items.compactMap { item in
            if case .tab(let tab) = item { tab } else { nil }
        }
        let wanted = name.lowercased()
        let tab = tabs.first { [$0.title.lowercased(), $0.name.rawValue].contains(wanted) }
        guard let tab else { return remark(words.unknownTab(name, known: tabs.map(\.title))) }
        await send(.select(tab.name))
    }

    /// Whether the user can act on `control` as they know it; says so where not.
    func canChoose(_ control: Control) -> Bool {
        let isThere =
            !navigator.isOver && page.subjects.contains(.control(ObjectIdentifier(control)))
        if !isThere {
            remark(words[.gone])
        } else if !control.isEnabled {
            remark(words.notAvailable(control.label))
        }
        return isThere && control.isEnabled
    }
}

extension PlainPage {
    /// Whether the row at `index` is what the user has read there, or nothing has been read there.
    @MainActor
    fileprivate func shows(_ list: AnyList, at index: Int) -> Bool {
        let line = lines.first { $0.subject == .control(ObjectIdentifier(list)) }
        guard let row = line?.rows.first(where: { $0.index == index }) else { return true }
        return row.title == list.title(at: index)
    }
}
