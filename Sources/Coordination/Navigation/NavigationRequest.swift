import WaylineRouting

/// A wish to navigate, from its submission to its outcome. It never changes.
@MainActor
struct NavigationRequest {
    /// The thing that is asked for.
    enum Wish {
        /// The route of a screen.
        case route(RouteName, from: any Screen)

        /// A route of the screen on top, or of one that it is composed of.
        case topRoute(RouteName)

        /// The answer to an alert, by its title.
        case answer(String)

        /// A transition that the owner of this connection, a coordinator, has asked for. It can
        /// leave while the request waits.
        case transition(Transition, by: Connection)

        /// A transition. Code of this entry or flow awaits the result.
        case present(Transition, from: Int)

        /// A coordinator's answer to a result, for the flow of this number.
        case followUp(Transition, flow: Int)

        /// A transition that the app itself has asked for.
        case plain(Transition)

        /// A deep link.
        case link(String)

        /// A step back from the screen or the alert on top.
        case back

        /// A state that was saved before.
        indirect case restore(NavigationState, Restoration)

        /// The same state, in which all screens are made again.
        case makeAgain(Restoration)

        /// Quits the app.
        case quit

        /// Leaves the entry or flow of this number if its condition is broken. If `asItSays`, the
        /// condition's `otherwise` decides where to go; if not, the part is only removed.
        case leave(Int, asItSays: Bool)

        /// Away from a tab that is no longer shown.
        indirect case close(ConditionalTab)

        /// A change that has waited, and the answer if it has waited for one.
        indirect case waited(PendingNavigation, GuardAnswer?)
    }

    /// The number by which its outcome is awaited.
    let ticket: Int
    let wish: Wish
    let cause: NavigationCause

    /// The departure of screens whose flow does not finish.
    let departure: Departure

    /// The revision of the state that it was made for; nil for any.
    let revision: Int?
}

extension NavigationRequest {
    /// The request of a change that has waited.
    init(_ pending: PendingNavigation, _ answer: GuardAnswer? = nil) {
        self.init(
            ticket: pending.ticket, wish: .waited(pending, answer), cause: pending.cause,
            departure: pending.departure, revision: nil)
    }

    /// The value of the change that has waited; nil for another request.
    var waited: PendingNavigation? {
        if case .waited(let pending, _) = wish { pending } else { nil }
    }

    /// The answer of the guard that it has waited for.
    var answer: GuardAnswer? {
        if case .waited(_, let answer) = wish { answer } else { nil }
    }

    /// Returns whether it has waited for `transition` already, or too often in all.
    func hasWaited(for transition: Transition) -> Bool {
        guard let waitedFor = waited?.waitedFor else { return false }
        return waitedFor.count >= 16 || waitedFor.contains(transition)
    }

    /// True if a refused part is left out, and the place below it is kept.
    var isCut: Bool {
        switch wish {
        case .restore, .leave, .close: true
        case .waited(let pending, _): pending.isCut
        case .route, .topRoute, .answer, .transition, .present, .followUp, .plain, .link, .back,
            .makeAgain, .quit:
            false
        }
    }

    /// True if it names a place, not a step from the current one.
    var namesItsPlace: Bool { cause == .link || isCut }

    /// The number of the entry or flow whose condition is broken; nil for another request.
    var broken: Int? {
        if case .leave(let id, _) = wish { id } else { waited?.broken }
    }

    /// The entry or flow whose code awaits the result; nil for another request.
    var caller: Int? {
        if case .present(_, let caller) = wish { caller } else { waited?.caller }
    }

    /// True if it leads away from a part that must not stay.
    var mustNotStay: Bool {
        if case .close = wish { true } else { broken != nil }
    }

    /// The route that it names; nil if it names none.
    var route: RouteName? {
        switch wish {
        case .route(let route, _), .topRoute(let route): route
        case .transition(let transition, _), .followUp(let transition, _), .plain(let transition),
            .present(let transition, _):
            transition.route
        case .waited(let pending, _): pending.goal.last.step?.route
        case .answer, .back, .link, .restore, .makeAgain, .quit, .leave, .close: nil
        }
    }

    /// Returns the value that waits with `goal`.
    func waiting(
        _ goal: NavigationGoal, until: PendingNavigation.Until, after first: Transition? = nil
    ) -> PendingNavigation {
        var new =
            waited
            ?? PendingNavigation(
                ticket: ticket, goal, cause: cause, departure: departure, isCut: isCut,
                broken: broken, caller: caller)
        (new.goal, new.until) = (goal, until)
        if let first { new.waitedFor.append(first) }
        return new
    }
}

extension UserIntent {
    /// The intent as a request.
    var wish: (NavigationRequest.Wish, NavigationCause, Departure) {
        switch self {
        case .perform(let route): (.topRoute(route), .user, .transition)
        case .back: (.back, .user, .back)
        case .backTo(let entry): (.plain(.popTo(entry)), .user, .back)
        case .dismiss: (.plain(.dismiss), .user, .back)
        case .select(let tab): (.plain(.select(name: tab)), .user, .transition)
        case .answer(let title): (.answer(title), .user, .transition)
        case .open(let link): (.link(link), .link, .link)
        }
    }
}

extension Transition {
    /// The reason to stay; nil if there is none.
    var reason: String? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.reason).first }
        guard case .stay(let reason) = self, !reason.isEmpty else { return nil }
        return reason
    }

    /// The first route that it names; nil if it names none.
    var route: RouteName? {
        switch self {
        case .show(let destination, _): destination.route
        case .stack(let destinations): destinations.last?.route
        case .popTo(let route), .select(let route): route
        case .sequence(let steps): steps.lazy.compactMap(\.route).first
        case .stay, .pop, .popToEntry, .popToRoot, .dismiss, .finish, .unwind, .alert: nil
        }
    }

    /// The main flow that it leads to; nil if it leads to none.
    var entered: PlaceStep? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.entered).last }
        if case .show(let destination, by: .enter) = self { return destination }
        return nil
    }

    /// True if it leads to the same place from any flow.
    var isFromAnywhere: Bool {
        switch self {
        case .unwind, .show(_, by: .enter): true
        case .sequence(let steps): steps.first?.isFromAnywhere ?? false
        case .stay, .show, .stack, .pop, .popTo, .popToEntry, .popToRoot, .dismiss, .select,
            .finish, .alert:
            false
        }
    }

    /// True if it removes the screen on top.
    var takesAway: Bool {
        switch self {
        case .pop, .dismiss, .finish, .show(_, by: .replace): true
        case .sequence(let steps): steps.first?.takesAway ?? false
        case .stay, .show, .stack, .popTo, .popToEntry, .popToRoot, .unwind, .select, .alert: false
        }
    }
}
