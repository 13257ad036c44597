import Binding
public import Coordination
import WaylineInterface
import WaylineRouting

/// The actions of a user. Each error names the file and the line of the call.
extension FlowDriver {
    /// Fills in the text field of this name.
    public func type(
        _ text: String, into name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["type", .text(name), .hidden], file, line)
        let field = try finder(site).input(name, "text field", \.text)
        noteText(text, in: field, named: name)
        try await carryOut(site) { navigator.fill(field, with: text) }
    }

    /// Presses the enter key in the text field of this name. In the last field of a form, that
    /// presses the default button. Throws if the field does not accept its text.
    public func submit(
        _ name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["submit", .text(name)], file, line)
        let field = try finder(site).input(name, "text field", \.text)
        if field.hasRefused {
            let note = field.note(in: app?.wording ?? .english)
            throw FlowDriverError.refused(name, note: note, at: place(site))
        }
        try await carryOut(site) { navigator.submit(field) }
    }

    /// Toggles the switch of this name, or chooses the other one of two options.
    public func toggle(
        _ name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), .text("on")], file, line)
        let toggle = try finder(site).input(name, "switch", \.toggle)
        log?.reword(["select", .text(name), .text(toggle.title)])
        try await carryOut(site) { toggle.turn() }
    }

    /// Filters the list of this name, as a user does: it shows only the rows that contain `text`,
    /// or all rows if `text` is empty. Case and diacritics make no difference.
    public func filter(
        _ name: String, by text: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["filter", .text(name), .text(text)], file, line)
        let list = try finder(site).input(name, "list") {
            $0.options?.isFilterable == true ? $0.options : nil
        }
        try await carryOut(site) { list.search(for: text) }
    }

    /// Sorts the table of this name by one of its columns; nil brings back the order of its items.
    public func sort(
        _ name: String, by column: String?, descending: Bool = false, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let direction: [StepWord] = descending ? ["descending"] : []
        let words = column.map { [.text($0)] + direction } ?? ["none"]
        let site = begin(["sort", .text(name)] + words, file, line)
        let table = try finder(site).input(name, "table") {
            $0.options?.orders.isEmpty == false ? $0.options : nil
        }
        if let column, !table.orders.contains(column) {
            throw FlowDriverError.noPart(column, in: name, known: table.orders, at: place(site))
        }
        try await carryOut(site) {
            table.sort(by: column.map { RowOrder($0, isDescending: descending) })
        }
    }

    /// Chooses the option of a choice, or the row of a list, that is called `title`. Otherwise,
    /// the beginning of a title is enough.
    public func choose(
        _ title: String, in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), .text(title)], file, line)
        let (control, index) = try finder(site).option(.title(title), in: name)
        try await carryOut(site) { control.choose(at: index) }
    }

    /// Chooses the row or the option whose item has this identity: `choose(id: 42, in:
    /// "Articles")`.
    public func choose(
        id: some Hashable, in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), .text("\(id)")], file, line)
        let (control, index) = try finder(site).option(.identity(id), in: name)
        log?.reword(["select", .text(name), .text(control.title(at: index))])
        try await carryOut(site) { control.choose(at: index) }
    }

    /// Performs an action on the row of a list that is called `title`, or begins with it:
    /// `perform("Delete", on: "Phở", in: "Dishes")`.
    public func perform(
        _ action: String, on title: String, in name: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let site = begin(["act", .text(name), .text(title), .text(action)], file, line)
        let action = try finder(site).action(action, on: .title(title), in: name).action
        try await carryOut(site) { action.perform() }
    }

    /// Performs an action on the row whose item has this identity.
    public func perform(
        _ action: String, onID id: some Hashable, in name: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let site = begin(["act", .text(name), .text("\(id)"), .text(action)], file, line)
        let (found, row) = try finder(site).action(action, on: .identity(id), in: name)
        log?.reword(["act", .text(name), .text(row), .text(action)])
        try await carryOut(site) { found.perform() }
    }

    /// Presses the button, list row, tab or answer of the top alert that is called `name`.
    /// Otherwise, the beginning of a row's title is enough. Throws if several have this name.
    public func choose(
        _ name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["choose", .text(name)], file, line)
        let finder = try finder(site)
        if finder.page.alert != nil { return try await answer(name, site) }
        switch try finder.target(named: name) {
        case .tab(let tab): try await send(.select(tab.name), site)
        case .row(let index, let list):
            try finder.check(list, name)
            try await carryOut(site) { list.choose(at: index) }
        case .button(let button):
            try finder.check(button, name)
            if button.isWorking { throw FlowDriverError.stillWorking(name, at: place(site)) }
            try await carryOut(site) { button.press() }
        }
    }

    private func answer(_ title: String, _ site: CallSite) async throws {
        let titles = alerts.last?.actions.map(\.title) ?? []
        guard titles.contains(title) else {
            throw FlowDriverError.notAnAnswer(title, known: titles, at: place(site))
        }
        try await send(.answer(title), site)
    }

    /// Goes back: from an alert, a screen or a flow. The outcome shows whether a guard refused it.
    @discardableResult
    public func back(
        file: StaticString = #fileID, line: UInt = #line
    ) async throws -> Outcome? {
        let site = begin(["back"], file, line)
        guard try finder(site).page.canGoBack else {
            throw FlowDriverError.nowhereBack(at: place(site))
        }
        return try await send(.back, site)
    }

    /// Undoes the action of the last message, once. The user can do that for ten seconds, or until
    /// another message comes.
    public func undo(file: StaticString = #fileID, line: UInt = #line) async throws {
        let site = begin(["undo"], file, line)
        if let alert = try finder(site).page.alert {
            throw FlowDriverError.alertInFront("undo", alert: alert.title, at: place(site))
        }
        shown.advance(to: clock.now)
        guard let message = shown.takeUndoable() else {
            throw FlowDriverError.nothingToUndo(at: place(site))
        }
        try await carryOut(site) { message.undo() }
    }

    /// Opens `link`. The outcome shows whether a guard refused it. It is nil if another request
    /// came first.
    @discardableResult
    public func open(
        _ link: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws -> Outcome? {
        try await send(.open(link), begin(.open(link), file, line))
    }

    /// Sends `intent` to the navigator, as a front end does.
    @discardableResult
    public func send(
        _ intent: UserIntent, file: StaticString = #fileID, line: UInt = #line
    ) async throws -> Outcome? {
        try await send(intent, begin(intent, file, line))
    }

    @discardableResult
    private func send(_ intent: UserIntent, _ site: CallSite) async throws -> Outcome? {
        try await carryOut(site) { navigator.send(intent) }.outcome
    }

    /// Lets `duration` pass, from one due moment to the next. Work runs at its own time, and time
    /// goes on when the work that it starts is done, or waits.
    public func advance(
        by duration: Duration, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        var rest = max(SchedulerTime.Stride(duration), .zero)
        let site = begin(["wait", .time(rest)], file, line)
        var deadline = ContinuousClock.now.advanced(by: patience)
        while let next = clocks.timeUntilNext, next <= rest {
            if next > .zero { deadline = ContinuousClock.now.advanced(by: patience) }
            if ContinuousClock.now > deadline { throw FlowDriverError.unsettled(at: place(site)) }
            rest -= next
            if navigator.work.note({ clocks.move(by: next) }) { try await settle(site) }
        }
        _ = navigator.work.note { clocks.move(by: rest) }
        shown.advance(to: clock.now)
        try await finish(site)
    }

    /// Reverses the order of what is due at one moment: if two services wait equally long before
    /// they answer, the answer to the second call comes first. Repeated work keeps its order.
    public func reverseAnswers(file: StaticString = #fileID, line: UInt = #line) {
        _ = begin(["reverse"], file, line)
        navigator.work.reverse()
    }

    func finder(_ site: CallSite) throws(FlowDriverError) -> ControlFinder {
        if navigator.isOver { throw .ended(at: place(site)) }
        let page = Page(of: navigator, in: app?.wording ?? .english)
        return ControlFinder(page) { self.place(site) }
    }
}

extension FlowDriver {
    /// Passes a front end the sentence to show: the reason of an action that was not carried out,
    /// or a message.
    package func passMessage(
        _ show: (String) -> Void, said: (SaidMessage) -> Void
    ) {
        if let remark = shown.remark { show(remark) } else { shown.saidMessage.map(said) }
    }
}
