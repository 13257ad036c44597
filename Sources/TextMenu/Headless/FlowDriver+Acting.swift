public import Binding
public import Coordination

extension FlowDriver {
    /// Fills in the text field of this name.
    public func type(_ text: String, into name: String) async throws {
        let field = try find(name, "text field") { $0 as? TextField }
        try await doing {
            field.events.send(.focus)
            field.type(text)
            field.events.send(.blur)
        }
    }

    /// Ends the text field of this name with the enter key.
    public func submit(_ name: String) async throws {
        let field = try find(name, "text field") { $0 as? TextField }
        try await doing { field.submit() }
    }

    /// Puts the switch of this name the other way.
    public func toggle(_ name: String) async throws {
        let toggle = try find(name, "switch") { $0 as? Toggle }
        try await doing { toggle.toggle() }
    }

    /// Has only those rows of the list of this name shown that hold `text`; all where that is empty.
    public func filter(_ name: String, by text: String) async throws {
        let list = try find(name, "list") { $0 as? AnyList }
        try await doing { list.filter = text }
    }

    /// Takes the option of a choice, or chooses the row of a list, that is called `title`.
    public func select(_ title: String, in name: String) async throws {
        let control = try find(name, "choice or list") {
            $0 is AnyList || $0 is AnyChoice ? $0 : nil
        }
        if let list = control as? AnyList {
            let index = try place(of: title, among: list.titles, in: list)
            try await doing { list.choose(at: index) }
        } else if let choice = control as? AnyChoice {
            let index = try place(of: title, among: choice.titles, in: choice)
            try await doing { choice.select(at: index) }
        }
    }

    /// Presses what is called `name`: a button, a row of a list, a tab, or an answer where an alert
    /// lies over the screen. Where there are several, that is an error.
    public func choose(_ name: String) async throws {
        if try page.alert != nil { return try await answer(name) }
        let targets = try targets(named: name)
        guard let target = targets.first else { throw try missing(name) }
        guard targets.count == 1 else {
            throw FlowDriverError.ambiguous(name, roles: targets.map(\.role), screen: text)
        }
        switch target {
        case .tab(let tab): try await send(.select(tab.name))
        case .row(let index, let list):
            try check(list, name)
            try await doing { list.choose(at: index) }
        case .button(let button):
            try check(button, name)
            if button.isWorking { throw FlowDriverError.stillWorking(name, screen: text) }
            try await doing { button.tap() }
        }
    }

    private func answer(_ title: String) async throws {
        let titles = alerts.last?.actions.map(\.title) ?? []
        guard titles.contains(title) else {
            throw FlowDriverError.notAnAnswer(title, known: titles, screen: text)
        }
        try await send(.answer(title))
    }

    /// Goes back to where one came from: out of an alert, a screen, a flow. The outcome says whether a
    /// guard refused it.
    @discardableResult
    public func back() async throws -> Outcome? {
        guard try page.canGoBack else {
            throw FlowDriverError.nowhereBack(screen: text)
        }
        return try await send(.back)
    }

    /// Goes where `link` leads. The outcome says whether a guard refused it; nil where something else
    /// has come first.
    @discardableResult
    public func open(_ link: String) async throws -> Outcome? {
        try await send(.open(link))
    }

    /// Sends what a front end sends.
    @discardableResult
    public func send(_ intent: UserIntent) async throws -> Outcome? {
        let attempt = try await doing { navigator.send(intent) }
        return attempt.outcome
    }

    /// Turns the clock, and has done what falls due.
    public func advance(by stride: SchedulerTime.Stride) async throws {
        try await doing { clock.advance(by: stride) }
    }
}
