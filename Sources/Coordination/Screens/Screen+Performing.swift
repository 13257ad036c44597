extension Screen {
    /// Goes where this screen's router says that `route` leads, through the guards.
    ///
    /// It is done when this returns, unless navigation is under way already, or a guard takes its time:
    /// then it waits its turn. It is superseded where the screen is no longer on top, or an alert lies
    /// over it, and, with `revision`, where the state has moved on since.
    @discardableResult
    public func perform(
        _ route: RouteID, _ parameters: RouteParameters = .none, ifStill revision: Int? = nil
    ) -> Attempt {
        way.perform(route, parameters, self, revision)
    }

    /// Goes where this screen's router says that `route` leads, with the input that is declared there.
    @discardableResult
    public func perform(
        _ route: RouteID, _ input: some Encodable, ifStill revision: Int? = nil
    ) -> Attempt {
        perform(route, RouteParameters(input), ifStill: revision)
    }

    /// Goes where this screen's router says that its `route` leads.
    @discardableResult
    public func perform(
        _ route: some RawRepresentable<String>, _ parameters: RouteParameters = .none,
        ifStill revision: Int? = nil
    ) -> Attempt {
        perform(RouteID(route), parameters, ifStill: revision)
    }

    /// Goes where this screen's router says that its `route` leads, with the input that is declared
    /// there.
    @discardableResult
    public func perform(
        _ route: some RawRepresentable<String>, _ input: some Encodable,
        ifStill revision: Int? = nil
    ) -> Attempt {
        perform(RouteID(route), RouteParameters(input), ifStill: revision)
    }

    /// Makes `child` one of the screens that this one is composed of, from now on. A screen that is not
    /// in the navigation state, not yet or not any more, adopts nobody.
    public func adopt(_ child: any Screen) {
        way.adopt(child, into: self)
    }
}
