public import Binding
public import WaylineRouting
public import WaylineStreams

/// Declares how a flow makes a screen.
///
/// ```swift
/// FlowScreen(.order) { _, input in OrderScreen(id: input.id) }
///     .onEnter { user, _ in user.isLoggedIn.value ? .allow : .after(.start(.signIn)) }
/// FlowScreen(.invoices) { _ in PlainScreen() }
///     .onEnter { _, _ in .redirect(.push(.orders)) }
/// FlowScreen(.refund) { _ in PlainScreen() }
///     .onEnter { _, _ in .refuse(because: "A refund takes a call.") }
/// FlowScreen(.letter) { _ in LetterScreen() }
///     .onLeave { _, letter in letter.isEmpty ? .allow : .ask(.discard) }
/// ```
public struct FlowScreen<Owner: Coordinator, Kind: Screen, Input: Codable>: Sendable {
    let plan: ScreenPlan

    /// The screen that `destination` names, which needs no input.
    public init<Output>(
        _ destination: Destination<NoInput, Output>,
        file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (Owner) throws -> Kind
    ) where Input == NoInput {
        plan = ScreenPlan(
            route: destination.name,
            declaration: Declaration(file: file, line: line, type: Kind.self, input: Input.self),
            router: { Kind.Routes.self }
        ) {
            coordinator, _ in
            try make(coordinator.narrowed())
        }
    }

    /// The screen that `destination` names, made from the input that it declares.
    public init<Output>(
        _ destination: Destination<Input, Output>,
        file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (Owner, Input) throws -> Kind
    ) {
        plan = ScreenPlan(
            route: destination.name,
            declaration: Declaration(file: file, line: line, type: Kind.self, input: Input.self),
            router: { Kind.Routes.self }
        ) {
            coordinator, parameters in
            try make(coordinator.narrowed(), parameters.decode(Input.self, for: destination.name))
        }
    }

    /// Asks `check` before the screen is entered.
    public func onEnter(
        _ check: @escaping @MainActor (Owner, PlaceStep) -> Verdict
    ) -> FlowScreen {
        changing { $0.entryGuards.append(.now { check($0.narrowed(), $1) }) }
    }

    /// Asks `check` before the screen is entered, and waits for the answer.
    public func onEnter(
        _ check: @escaping @MainActor (Owner, PlaceStep) async -> Verdict
    ) -> FlowScreen {
        changing { $0.entryGuards.append(.later { await check($0.narrowed(), $1) }) }
    }

    /// Allows the screen to be entered only while the value is true; otherwise, `otherwise`
    /// applies. If the value turns false while the screen is there, the screen leaves with
    /// everything above it, and `otherwise` applies.
    ///
    /// Only the `onLeave` guards for `Departure.session` are asked then. If `otherwise` is
    /// impossible or refused, or if the state changes before a guard or the user has answered, the
    /// screen only leaves.
    ///
    /// If no screen is below it, its flow or tab begins again. The first screens of the app are
    /// neither guarded nor watched. If the first screen of another flow must leave, the whole flow
    /// ends, even if the screen is in a hidden tab.
    ///
    /// With `.ask`, the screen stays if the user says "yes", until the value turns false the next
    /// time. The question goes away when the value is true again.
    public func onEnter(
        while condition: @escaping @MainActor (Owner) -> ValueSource<Bool>,
        otherwise: Verdict
    ) -> FlowScreen {
        let condition = Condition(source: { condition($0.narrowed()) }, otherwise: otherwise)
        return changing { $0.add(condition) }
    }

    /// Asks `check` before the screen leaves by one of the `departures`, or by one of
    /// `Departure.guarded` if none are given.
    ///
    /// If `check` asks the user, `answered` gets each answer, and returns the verdict. It is not
    /// called when the user puts the question away. Without it, an answer that means "yes" allows
    /// the change.
    ///
    /// ```swift
    /// FlowScreen(.draft) { _ in LetterScreen() }
    ///     .onLeave { _, letter in
    ///         letter.isEmpty ? .allow : .ask(.saveDraft)
    ///     } answered: { user, letter, answer in
    ///         if answer.title == "Save draft" { user.save(letter) }
    ///         return answer.title == "Keep editing" ? .stay : .allow
    ///     }
    /// ```
    public func onLeave(
        by departures: Set<Departure>? = nil,
        _ check: @escaping @MainActor (Owner, Kind) -> Verdict,
        answered: (@MainActor (Owner, Kind, Alert.Action) -> Verdict)? = nil
    ) -> FlowScreen {
        onLeave(by: departures, { owner, screen, _ in check(owner, screen) }, answered: answered)
    }

    /// Asks `check` before the screen leaves by one of the `departures`, and waits for the answer.
    public func onLeave(
        by departures: Set<Departure>? = nil,
        _ check: @escaping @MainActor (Owner, Kind) async -> Verdict,
        answered: (@MainActor (Owner, Kind, Alert.Action) async -> Verdict)? = nil
    ) -> FlowScreen {
        onLeave(
            by: departures, { owner, screen, _ in await check(owner, screen) }, answered: answered)
    }

    /// Asks `check` before the screen leaves by one of the `departures`, and passes the departure
    /// with the destination that is asked for.
    public func onLeave(
        by departures: Set<Departure>? = nil,
        _ check: @escaping @MainActor (Owner, Kind, Leaving) -> Verdict,
        answered: (@MainActor (Owner, Kind, Alert.Action) -> Verdict)? = nil
    ) -> FlowScreen {
        guarding(
            departures, { owner, screen, leaving in .now { check(owner, screen, leaving) } },
            { owner, screen, answer in
                .now { answered?(owner, screen, answer) ?? answer.verdict }
            })
    }

    /// Asks `check` before the screen leaves by one of the `departures`, passes the departure
    /// with the destination that is asked for, and waits for the answer.
    public func onLeave(
        by departures: Set<Departure>? = nil,
        _ check: @escaping @MainActor (Owner, Kind, Leaving) async -> Verdict,
        answered: (@MainActor (Owner, Kind, Alert.Action) async -> Verdict)? = nil
    ) -> FlowScreen {
        guarding(
            departures,
            { owner, screen, leaving in .later { await check(owner, screen, leaving) } },
            { owner, screen, answer in
                guard let answered else { return .now { answer.verdict } }
                return .later { await answered(owner, screen, answer) }
            })
    }

    /// Applies the transition that `decide` returns for each action that the screen publishes, as
    /// long as the screen is there.
    public func on<Actions: Publisher>(
        _ actions: sending KeyPath<Kind, Actions>,
        _ decide: @escaping @MainActor (Owner, Actions.Output) -> Transition
    ) -> FlowScreen where Actions.Failure == Never {
        let listener: RouteRules.Listener = { coordinator, screen in
            let owner: Owner = coordinator.narrowed()
            let kind: Kind = screen.narrowed()
            return kind[keyPath: actions].sink { [unowned owner] action in
                owner.go(decide(owner, action))
            }
        }
        return changing { $0.listeners.append(listener) }
    }

    /// Restores places that an older version of the app has saved with an input of type `Old`.
    /// Saved parameters are read as `Old` if they have exactly its fields, and not those of the
    /// present input. The versions are tried in the order in which they are declared.
    ///
    /// ```swift
    /// FlowScreen(.statement) { _, input in StatementScreen(input) }
    ///     .migrating { (old: OldStatementInput) in StatementInput(month: old.number, year: 2025) }
    /// ```
    public func migrating<Old: Codable>(
        _ change: @escaping @MainActor (Old) -> Input
    ) -> FlowScreen {
        changing { $0.migrations.append(Migration(change)) }
    }

    /// Passes the result of this screen, when it is presented, to the screen below, if that is an
    /// `Asker`: `.finished` with the router's output, or `.cancelled`.
    ///
    /// ```swift
    /// FlowScreen(.colour) { _ in ColourScreen() }
    ///     .returns(to: ThemeScreen.self) { theme, result in theme.apply(result) }
    /// ```
    ///
    /// The screen below is found by its entry, so it gets the result also if the place was saved
    /// and restored in between.
    public func returns<Asker>(
        to asker: Asker.Type,
        _ receive: @escaping @MainActor (Asker, FlowResult<Kind.Routes.Output>) -> Void
    ) -> FlowElement<Owner> where Kind.Routes.Output: Decodable {
        let route = plan.route
        let presented = plan.copy { rules in
            rules.resultReader = { output throws(RouteParametersError) in
                let result = try FlowResult<Kind.Routes.Output>(output, of: route)
                return { _, askers in
                    askers().first(Asker.self).map { receive($0, result) }
                    return .stay
                }
            }
        }
        return FlowElement(FlowLine(.screen(presented)))
    }

    private func guarding(
        _ departures: Set<Departure>?,
        _ check: @escaping @MainActor (Owner, Kind, Leaving) -> GuardCall,
        _ answered: @escaping @MainActor (Owner, Kind, Alert.Action) -> GuardCall
    ) -> FlowScreen {
        let exitGuard = ExitGuard(
            givenDepartures: departures, check: { check($0.narrowed(), $1.narrowed(), $2) },
            answered: { answered($0.narrowed(), $1.narrowed(), $2) })
        return changing { $0.exitGuards.append(exitGuard) }
    }

    private func changing(_ change: (inout RouteRules) -> Void) -> FlowScreen {
        FlowScreen(plan: plan.copy(change))
    }

    private init(plan: ScreenPlan) {
        self.plan = plan
    }
}

extension Coordinator {
    /// Returns this coordinator as the type that declared the flow. A flow's plan is used only with
    /// a coordinator of that type; debug builds check it.
    func narrowed<Owner: Coordinator>() -> Owner {
        unsafeDowncast(self, to: Owner.self)
    }
}

extension Screen {
    /// Returns this screen as the type that its route makes. A screen is used only with the plan
    /// that made it; debug builds check it.
    func narrowed<Kind: Screen>() -> Kind {
        unsafeDowncast(self, to: Kind.self)
    }
}
