import WaylineRouting

/// The connection of a screen or a coordinator to its navigator: each has one of its own.
///
/// Before its screen or coordinator is in the navigation state and after it has left, all requests are
/// superseded.
@MainActor
public final class Way {
    /// It ends all ways that lead to it before it goes.
    @exclusivity(unchecked) private(set) unowned var handler: (any RequestHandler)?

    /// The number of the entry that the screen stands in; nil for a coordinator.
    @exclusivity(unchecked) private(set) var entry: Int?

    /// The screen that is composed of this way's screen, among others.
    @exclusivity(unchecked) private(set) weak var parent: (any Screen)?

    /// The work that the screen has begun; nil if it has never begun any.
    @exclusivity(unchecked) private var tasks: ScreenTasks?

    /// Leads nowhere until its screen is in the state.
    public init() {}

    /// The revision of the state that is shown, to be passed with a request that must not come too
    /// late; nil if this leads nowhere.
    public var revision: Int? { handler?.revision }

    func lead(
        to handler: any RequestHandler, at entry: Int? = nil, under parent: (any Screen)? = nil
    ) {
        self.handler = handler
        self.entry = entry
        if let parent { self.parent = parent }
    }

    func end() {
        tasks?.cancelAll()
        handler = nil
        entry = nil
        if parent != nil { parent = nil }
    }

    /// Does `work`, until that is over or this way ends.
    func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let tasks = tasks ?? ScreenTasks()
        self.tasks = tasks
        return Work.$ledger.withValue(handler?.work) {
            tasks.begin(work, handler?.pendingTasks)
        }
    }
}

/// Handles the requests of screens and coordinators.
@MainActor
protocol RequestHandler: AnyObject {
    var revision: Int { get }
    var pendingTasks: PendingTasks { get }
    var work: Work { get }

    func perform(
        _ route: RouteName, _ parameters: RouteParameters, from screen: any Screen,
        ifStill revision: Int?
    ) -> NavigationAttempt

    func go(_ transition: Transition, by way: Way, ifStill revision: Int?) -> NavigationAttempt

    func adopt(_ child: any Screen, into parent: any Screen, at entry: Int)
}
