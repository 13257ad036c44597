/// Something that a navigator is asked to do, when its turn comes.
@MainActor
struct Job {
    enum Request {
        /// The route of a screen.
        case route(RouteID, RouteParameters, from: any Screen)

        /// A route of the screen on top, or of one that it is composed of.
        case topRoute(RouteID, RouteParameters)

        /// A transition that the owner of this way has asked for.
        case transition(Transition, by: Way)

        /// What a coordinator has made of a result, for the flow of this number.
        case followUp(Transition, flow: Int)

        /// The answer to an alert, by its title.
        case answer(String)

        /// A transition that no one in particular has asked for.
        case plain(Transition)

        /// A deep link.
        case link(String)

        /// A step to this place of the history.
        case travel(Int)

        /// A state that was saved before.
        case restore(NavigationState, Restoration)

        /// A change that had to wait for another.
        case resume(Errand)

        /// What a guard has said that took its time.
        case verdict(Verdict, Suspension)
    }

    let request: Request
    let cause: Cause

    /// The revision that the job was meant for; nil for any.
    var revision: Int?

    /// Who waits for the outcome; nil where it is answered at once.
    var pending: PendingOutcome?

    init(
        _ request: Request, cause: Cause, revision: Int? = nil, pending: PendingOutcome? = nil
    ) {
        self.request = request
        self.cause = cause
        self.revision = revision
        self.pending = pending
    }
}

extension Job.Request {
    /// The route that is asked for, or where a transition leads first.
    var route: RouteID? {
        switch self {
        case .route(let route, _, _), .topRoute(let route, _): route
        case .transition(let transition, _), .followUp(let transition, _), .plain(let transition):
            transition.route
        case .resume(let errand): errand.route
        case .verdict(_, let suspension): suspension.errand.route
        case .answer, .link, .travel, .restore: nil
        }
    }
}
