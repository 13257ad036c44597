import Binding
import WaylineRouting

/// The connection of a screen or a coordinator to its navigator. It holds the bindings and the work
/// that end when the owner leaves.
///
/// A screen does not store its connection: a table finds it by the screen's identity. A screen that
/// is not in the navigation state can have a connection too, without a navigator, as long as it is
/// alive. The nodes of screens and flows are the connections of their owners.
@MainActor
package class Connection {
    /// All connections but the latest, by the identity of their owners. If an owner is released
    /// before it has been in the navigation state, its connection is stale: it ends with the next
    /// value, or is replaced or swept away.
    @exclusivity(unchecked) private static var all: [ObjectIdentifier: Connection] = [:]

    /// The connection that was added last, unless it has ended. It is usually the connection of the
    /// screen on top, which is looked up most often and leaves first.
    @exclusivity(unchecked) private static var latest: Connection?

    /// The number of connections above which stale ones are swept away. It is twice the number
    /// after the last sweep, so the cost of sweeps per new connection is constant.
    private static var sweepSize = leastSweepSize
    private static let leastSweepSize = 64

    /// True while a saved value is filled in: requests that it causes are not from the user.
    private(set) static var ignoresRequests = false

    /// The owner, until it enters the navigation state; nil after that. The navigator then holds
    /// it, and an object with a weak reference is slower to retain and release.
    private var unconnected: WeakReference?
    private var identity: ObjectIdentifier?

    /// The navigator's handler of requests. The reference is strong: the end of the connection,
    /// which the navigator's own end brings at the latest, breaks the cycle.
    final private(set) var handler: (any RequestHandler)?

    /// The number of the screen's entry in the state; nil for a coordinator.
    final private(set) var entryID: Int?

    /// True if another connection of the same object is current.
    private var isCovered = false

    @exclusivity(unchecked) private var tokens: [AnyCancellable] = []

    /// The connection of the same object at another entry. It is used again when this one has
    /// ended.
    private var covered: Connection?

    /// The work that the screen has begun; nil if it has begun none.
    private var tasks: ScreenTasks?

    /// The owner's last message with an undo.
    final weak var undoable: SaidMessage?

    /// Creates a connection without an owner.
    init() {}

    /// Returns the connection of `owner`; nil if it has none.
    static func existing(of owner: AnyObject) -> Connection? {
        let identity = ObjectIdentifier(owner)
        guard let found = find(identity) else { return nil }
        return found.handler != nil || found.unconnected?.object === owner ? found : nil
    }

    private static func find(_ identity: ObjectIdentifier) -> Connection? {
        latest?.identity == identity ? latest : all[identity]
    }

    /// Returns the connection of `owner`. Makes one without a navigator if it has no connection.
    package static func of(_ owner: AnyObject) -> Connection {
        if let found = existing(of: owner) { return found }
        let new = Connection()
        new.identity = ObjectIdentifier(owner)
        new.unconnected = WeakReference(owner)
        // The end of a binding may call this function, so release `stale` after `all` has changed.
        let stale = put(new, for: ObjectIdentifier(owner))
        withExtendedLifetime(stale) {}
        if all.count > sweepSize { sweep() }
        return new
    }

    /// Connects `owner` to `handler`, which holds `owner` until the connection ends.
    final func connect(
        _ owner: AnyObject, to handler: any RequestHandler, at entry: Int? = nil
    ) {
        let identity = ObjectIdentifier(owner)
        self.identity = identity
        self.handler = handler
        entryID = entry
        guard let old = Self.put(self, for: identity) else { return }
        if old.handler != nil {
            covered = old
            old.isCovered = true
        } else if old.unconnected?.object === owner {
            swap(&tokens, &old.tokens)
            swap(&tasks, &old.tasks)
            tasks?.connect(to: handler.pendingTasks)
        }
    }

    /// Runs `action`. Requests that screens and coordinators make meanwhile are superseded.
    package static func ignoringRequests(_ action: () -> Void) {
        let before = ignoresRequests
        ignoresRequests = true
        defer { ignoresRequests = before }
        action()
    }

    /// Replaces the connection of `identity`; nil removes it. Returns the old one.
    @discardableResult
    private static func put(_ new: Connection?, for identity: ObjectIdentifier) -> Connection? {
        if latest?.identity == identity {
            let old = latest
            latest = new
            return old
        }
        let old = all.removeValue(forKey: identity)
        guard let new else { return old }
        if let latest, let identity = latest.identity { all[identity] = latest }
        latest = new
        return old
    }

    private static func sweep() {
        let before = all
        all = before.filter { $0.value.handler != nil || $0.value.unconnected?.object != nil }
        sweepSize = max(leastSweepSize, 2 * all.count)
        withExtendedLifetime(before) {}
    }

    /// Ends the bindings of the object with this identity, if it was released before it entered the
    /// navigation state.
    static func endReleased(_ identity: ObjectIdentifier) {
        guard let found = find(identity), found.handler == nil, found.unconnected?.object == nil
        else { return }
        found.end()
    }

    /// Keeps `token` until the owner leaves.
    final func keep(_ token: AnyCancellable) {
        tokens.append(token)
    }

    /// Ends the bindings and the work of the owner. Its requests are superseded from now on.
    final func end() {
        guard let identity else { return }
        handler = nil
        entryID = nil
        if let last = Self.put(nil, for: identity), let rest = last.withoutEnded() {
            Self.put(rest, for: identity)
        }
        self.identity = nil
        Self.sweepSize = max(Self.leastSweepSize, min(Self.sweepSize, 2 * Self.all.count))
        for token in tokens { token.cancel() }
        tokens = []
        undoable?.end()
        tasks?.cancelAll()
    }

    /// Makes this the current connection of its owner, so new bindings belong to its entry. In one
    /// change, the same object can enter at several entries.
    final func uncover() {
        guard isCovered, handler != nil, let identity else { return }
        isCovered = false
        guard let last = Self.put(self, for: identity), last !== self
        else { return }
        var above = last
        while let next = above.covered, next !== self { above = next }
        above.covered = covered
        covered = last
        last.isCovered = true
    }

    /// Removes ended connections from this one and all that it covers. Returns the rest.
    private func withoutEnded() -> Connection? {
        covered = covered?.withoutEnded()
        return handler == nil ? covered : self
    }

    /// Runs `work`, and cancels it if this connection ends. Cancels it at once if other work begins
    /// it whose screen has left.
    package final func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let task = screenTasks.begin(work, handler?.pendingTasks)
        if handler == nil, Task.isCancelled { task.cancel() }
        return task
    }

    /// The work of the owner. It is a part of the navigator's work.
    final var screenTasks: ScreenTasks {
        if let tasks { return tasks }
        let new = ScreenTasks()
        if let handler { new.connect(to: handler.pendingTasks) }
        tasks = new
        return new
    }
}

/// A reference that does not keep its object alive.
private final class WeakReference {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// Handles the requests of screens and coordinators.
@MainActor
protocol RequestHandler: AnyObject, Sendable {
    var revision: Int { get }
    var pendingTasks: PendingTasks { get }
    var undos: Signal<Void> { get }
    var clock: AnyScheduler { get }
    var language: @MainActor () -> String? { get }

    func perform(
        _ route: RouteName, from screen: any Screen, ifStill revision: Int?
    ) -> NavigationAttempt

    func go(
        _ transition: Transition, by connection: Connection, ifStill revision: Int?,
        leaving departure: Departure
    ) -> NavigationAttempt

    /// Leaves an entry or a flow whose condition is broken. If `asItSays`, the condition's
    /// `otherwise` decides where to go; if not, the part is only removed.
    func leave(_ id: Int, asItSays: Bool)

    func closeTab(_ tab: ConditionalTab)

    /// Stays at an entry or a flow whose condition holds again.
    func stay(at id: Int)

    func ask(_ question: Alert, from screen: any Screen) async -> Alert.Action?

    /// Presents what `transition` shows, and returns its result; nil if there is none.
    func result<Output: Codable & Sendable>(
        of transition: Transition, _ route: RouteName, for owner: any BindingOwner
    ) async -> Output?

    func adopt(_ child: any Screen, at entry: Int)

    /// Shows `message`, in place of the previous one.
    func say(_ message: SaidMessage)
}
