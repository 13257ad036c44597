import Binding
import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting
import WaylineSystem
import WaylineText

/// Acts on controls, tabs and answers for the user, and asks the questions that this needs.
@MainActor
final class PlainActions {
    private let navigator: Navigator
    private let console: PlainConsole
    private let printer: PlainPrinter
    private let work: PlainWork

    /// The list that the user has acted on last.
    private weak var lastList: Control?

    /// The default button after the field that the user has just filled in.
    private var defaultButton: (any PressInput)?

    init(
        _ navigator: Navigator, _ console: PlainConsole, _ printer: PlainPrinter, _ work: PlainWork
    ) {
        self.navigator = navigator
        self.console = console
        self.printer = printer
        self.work = work
    }

    /// Chooses the thing that a number stands for.
    func choose(_ item: PlainPage.Item) async throws(Quit) {
        switch item {
        case .answer(let action): await work.send(.answer(action.title))
        case .control(let control):
            guard canUse(control) else { return }
            try await choose(control)
        }
    }

    private func choose(_ control: Control) async throws(Quit) {
        switch control.input {
        case .text(let field): try await fill(field)
        case .press(let button): await press(button)
        case .options(let list) where list.isListed: try await filter(list)
        case .options(let choice): try await chooseOption(in: choice)
        case .none: break
        }
    }

    private func filter(_ list: some OptionInput) async throws(Quit) {
        lastList = list
        guard list.isFilterable else { return printer.remark(words[.chooseARow]) }
        let text = try await console.ask(words.search(list.label))
        if canUse(list) { filter(list, by: text) }
    }

    /// Chooses the row or the option of this number, from 1 on.
    func choose(
        _ part: Int, of item: PlainPage.Item, _ answer: String, _ page: PlainPage
    ) async {
        guard let options = options(part, of: item, answer, page) else { return }
        await work.perform { options.choose(at: part - 1) }
    }

    /// Performs the action of this number on a row, or lists the actions.
    func perform(
        _ number: Int?, onPart part: Int, of item: PlainPage.Item, _ answer: String,
        _ page: PlainPage
    ) async {
        guard let options = options(part, of: item, answer, page) else { return }
        await perform(number, of: options.actions(at: part - 1), answer)
    }

    /// Performs the action of this number on the selected rows, or lists the actions.
    func performOnSelected(_ number: Int?, of item: PlainPage.Item, _ answer: String) async {
        guard let options = selectable(item, answer) else { return }
        await perform(number, of: options.selectionActions, answer)
    }

    /// Selects the row of this number, or deselects it; if it is nil, all rows or none.
    func select(
        _ part: Int?, of item: PlainPage.Item, _ answer: String, _ page: PlainPage
    ) async {
        guard let list = selectable(item, answer) else { return }
        guard let part else { return await work.perform { list.selectAllOrNone() } }
        guard options(part, of: item, answer, page) != nil else { return }
        await work.perform { list.select(at: part - 1) }
    }

    private func perform(_ number: Int?, of actions: [OptionAction], _ answer: String) async {
        let names = actions.numbered(in: words.wording)
        if actions.isEmpty { return printer.remark(words.wording(.hasNoActions, answer)) }
        guard let number else { return printer.remark(words.wording(.actionsOf, names)) }
        guard actions.indices.contains(number - 1) else {
            return printer.remark(words.wording(.notAnAction, answer, names))
        }
        let action = actions[number - 1]
        guard action.isAvailable else {
            return printer.remark(words.notAvailable(action.title(in: words.wording)))
        }
        await work.perform { action.perform() }
    }

    /// The list in which the user can select several rows. For another control, tells the user so.
    private func selectable(_ item: PlainPage.Item, _ answer: String) -> (any OptionInput)? {
        guard let options = options(of: item, answer) else { return nil }
        if options.selects == .several, options.count > 0 { return options }
        printer.remark(words.wording(.cannotSelect, answer))
        return nil
    }

    /// The control with the row or the option of this number. If it is not there, remarks the
    /// reason.
    private func options(
        _ part: Int, of item: PlainPage.Item, _ answer: String, _ page: PlainPage
    ) -> (any OptionInput)? {
        guard let options = options(of: item, answer) else { return nil }
        let isPart = (0..<options.count).contains(part - 1)
        if isPart, page.shows(options, at: part - 1) { return options }
        printer.remark(
            isPart
                ? words[.gone] : words.notAPart(answer, of: options.label, count: options.count))
        return nil
    }

    private func options(of item: PlainPage.Item, _ answer: String) -> (any OptionInput)? {
        guard case .control(let control) = item else {
            printer.remark(words.hasNoParts(answer))
            return nil
        }
        guard canUse(control) else { return nil }
        guard case .options(let options) = control.input else {
            printer.remark(words.hasNoParts(answer))
            return nil
        }
        if options.isListed { lastList = options }
        return options
    }

    private func press(_ button: some PressInput) async {
        if button.isWorking { return printer.remark(words.stillWorking(button.label)) }
        await work.perform { button.press() }
    }

    /// Selects the tab of this name or title.
    func selectTab(_ name: String, _ page: PlainPage) async {
        let wanted = name.lowercased()
        let tab = page.tabs.first { [$0.title.lowercased(), $0.name.rawValue].contains(wanted) }
        guard let tab else {
            return printer.remark(words.unknownTab(name, known: page.tabs.map(\.title)))
        }
        await work.send(.select(tab.name))
    }

    private func fill(_ field: some TextInput) async throws(Quit) {
        work.performWithoutWaiting { field.hasFocus = true }
        let secret = field.isSecure ? SecretInMemory() : nil
        defer { withExtendedLifetime(secret) {} }
        guard let line = try await text(for: field), canUse(field) else {
            return work.performWithoutWaiting { field.hasFocus = false }
        }
        await work.perform {
            if field.isSecure, let limit = console.lineLimit, line.utf8.count >= limit {
                field.refuseCut(at: limit)
            } else {
                field.type(line)
            }
            if field.hasRefused {
                printer.forget(field)
            } else {
                field.submit()
            }
            field.hasFocus = false
        }
        if !field.hasRefused {
            defaultButton = Page(of: navigator).defaultButton(after: field)
        }
    }

    /// Returns the control that an empty line goes on with now: the field that gets the focus, e.g.
    /// after a submit in vain, or the default button, right after the last field of its form was
    /// filled in.
    func takeNext() -> Control? {
        defer { defaultButton = nil }
        let page = Page(of: navigator)
        if let wanted = page.takeFocusRequest() { return wanted }
        page.forgetPresses()
        guard let button = defaultButton, button.isEnabled, !button.isWorking, page.shows(button)
        else { return nil }
        return button
    }

    /// Fills in `control`, or presses it, if it is still there.
    func goOn(to control: Control) async throws(Quit) {
        if canUse(control) { try await choose(control) }
    }

    /// Asks for the text of `field`; nil to keep the one that it has.
    private func text(for field: some TextInput) async throws(Quit) -> String? {
        let question = "\(field.label): "
        guard field.isMultiline else {
            return try await console.ask(question, field.isSecure ? .hidden : .shown)
        }
        console.say([words[.endWithDot]])
        var lines = [try await console.ask(question)]
        while lines.last != "." { lines.append(try await console.readLine()) }
        return lines.count > 1 ? lines.dropLast().joined(separator: "\n") : nil
    }

    private func chooseOption(in choice: some OptionInput) async throws(Quit) {
        let titles = choice.titles
        if titles.isEmpty { return printer.remark(words.notAvailable(choice.label)) }
        let options = PlainOptions(titles: titles) { choice.isChosen(at: $0) }
        guard let index = try await options.ask(console, work, words, under: choice.label)
        else { return }
        guard canUse(choice) else { return }
        guard choice.titles == titles else { return printer.remark(words[.gone]) }
        await work.perform { choice.choose(at: index) }
    }

    /// Filters the list that the user is in.
    func filter(_ text: String, _ page: PlainPage) {
        guard let list = list(in: page) else { return printer.remark(words[.noList]) }
        if canUse(list) { filter(list, by: text) }
    }

    private func filter(_ list: some OptionInput, by text: String) {
        work.performWithoutWaiting { list.search(for: text) }
        list.marked = 0
    }

    /// Sorts the list that the user is in, or prints the columns to sort by.
    func sort(by name: String, _ page: PlainPage) {
        guard let list = list(in: page, where: { !$0.orders.isEmpty }) else {
            return printer.remark(words[.noOrders])
        }
        let order = list.orders.first { $0.lowercased() == name.lowercased() }
        guard let order else {
            return printer.remark(words.unknownOrder(name, known: list.orders))
        }
        guard canUse(list) else { return }
        work.performWithoutWaiting { list.sort(by: list.nextOrder(order)) }
        list.marked = 0
    }

    /// Shows other rows of the list that the user is in. Remarks `refusal` if there are none.
    func move(_ page: PlainPage, by distance: Int, _ refusal: String) {
        guard let list = list(in: page) else { return printer.remark(words[.noList]) }
        let start = list.excerpt.lowerBound + distance
        guard (0..<list.count).contains(start) else { return printer.remark(refusal) }
        list.marked = start
    }

    /// The list that the user has acted on last, or else the first one of the page.
    private func list(
        in page: PlainPage, where isMeant: (any OptionInput) -> Bool = { _ in true }
    ) -> (any OptionInput)? {
        let lists = page.items.compactMap { item -> (any OptionInput)? in
            guard case .control(let control) = item.item, let list = control.input.options,
                list.isListed, isMeant(list)
            else { return nil }
            return list
        }
        return lists.first { $0 === lastList } ?? lists.first
    }

    /// Returns whether the user can act on `control`, and remarks the reason if not.
    private func canUse(_ control: Control) -> Bool {
        let isThere =
            !navigator.isOver
            && printer.page.subjects.contains(.control(ObjectIdentifier(control)))
        if !isThere {
            printer.remark(words[.gone])
        } else if !control.isEnabled {
            printer.remark(words.notAvailable(control.label))
        }
        return isThere && control.isEnabled
    }

    private var words: PlainWords { printer.words }
}

extension PlainPage {
    /// Returns false if the user has read another title in the row at `index`.
    fileprivate func shows(_ list: some OptionInput, at index: Int) -> Bool {
        let line = lines.first { $0.subject == .control(ObjectIdentifier(list)) }
        guard let row = line?.rows.first(where: { $0.index == index }) else { return true }
        return row.title == list.text(at: index)
    }
}
