package import Binding
import WaylineRouting

/// The connection of a screen or a coordinator to its navigator, with what ends when it leaves: its
/// bindings and its work.
///
/// A screen does not store its connection: it is found by the identity of the screen. A screen that is
/// not in the navigation state can have one too, without a navigator, for as long as the screen is alive.
@MainActor
package final class Connection {
    /// All connections by the identity of their owners. That of an owner that was released without having
    /// been in the navigation state ends with the next value, is found to be stale, or is swept away.
    @exclusivity(unchecked) private static var all: [ObjectIdentifier: Connection] = [:]

    /// The number of connections above which those of released owners are swept away: twice as many as
    /// there are, so that each new one pays for a constant part of a sweep.
    @exclusivity(unchecked) private static var sweepSize = leastSweepSize
    private static let leastSweepSize = 64

    /// The owner, as long as it has never been in the navigation state; nil after that. The navigator
    /// holds its screens, and an object with a weak reference is slower to retain and release.
    private weak var unconnected: AnyObject?
    private let identity: ObjectIdentifier

    /// It ends all connections to it before it goes.
    @exclusivity(unchecked) private(set) unowned var handler: (any RequestHandler)?

    /// The number of the entry that the screen stands in; nil for a coordinator.
    @exclusivity(unchecked) private(set) var entry: Int?

    /// True if another connection of the same object has covered this one.
    @exclusivity(unchecked) private var isCovered = false

    @exclusivity(unchecked) private var tokens: [AnyCancellable] = []

    /// The connection of the same object at another entry, which holds again when this one has ended.
    @exclusivity(unchecked) private var covered: Connection?

    /// The work that the screen has begun; nil if it has never begun any.
    @exclusivity(unchecked) private var tasks: ScreenTasks?

    private init(_ identity: ObjectIdentifier) {
        self.identity = identity
    }

    /// Returns the connection of `owner`; nil if it has none.
    static func existing(of owner: AnyObject) -> Connection? {
        guard let found = all[ObjectIdentifier(owner)] else { return nil }
        return found.handler != nil || found.unconnected === owner ? found : nil
    }

    /// Returns the connection of `owner`, which leads to no navigator yet if it is new.
    package static func of(_ owner: AnyObject) -> Connection {
        if let found = existing(of: owner) { return found }
        let new = Connection(ObjectIdentifier(owner))
        new.unconnected = owner
        // What the end of a binding does may lead back here: not while `all` is being changed.
        let stale = all.updateValue(new, forKey: new.identity)
        withExtendedLifetime(stale) {}
        if all.count > sweepSize { sweep() }
        return new
    }

    /// Lets `owner` ask `handler`, which holds it until the connection ends.
    static func connect(
        _ owner: AnyObject, to handler: any RequestHandler, at entry: Int? = nil
    ) -> Connection {
        let new = Connection(ObjectIdentifier(owner))
        new.handler = handler
        new.entry = entry
        let old = all.updateValue(new, forKey: new.identity)
        if let old, old.handler != nil {
            new.covered = old
            old.isCovered = true
        } else if let old, old.unconnected === owner {
            swap(&new.tokens, &old.tokens)
            swap(&new.tasks, &old.tasks)
        }
        return new
    }

    private static func sweep() {
        let before = all
        all = before.filter { $0.value.handler != nil || $0.value.unconnected != nil }
        sweepSize = max(leastSweepSize, 2 * all.count)
        withExtendedLifetime(before) {}
    }

    /// Ends what the object of this identity has kept, if it was released without having been in the
    /// navigation state.
    static func endReleased(_ identity: ObjectIdentifier) {
        guard let found = all[identity], found.handler == nil, found.unconnected == nil
        else { return }
        found.end()
    }

    /// Keeps `token` until the owner leaves.
    package func keep(_ token: AnyCancellable) {
        tokens.append(token)
    }

    /// Ends the bindings and the work of the owner. Its requests are superseded from now on.
    func end() {
        handler = nil
        entry = nil
        if let last = Self.all.removeValue(forKey: identity), let rest = last.withoutEnded() {
            Self.all[identity] = rest
        }
        Self.sweepSize = max(Self.leastSweepSize, min(Self.sweepSize, 2 * Self.all.count))
        tasks?.cancelAll()
        for token in tokens { token.cancel() }
        tokens = []
    }

    /// Makes this the connection that holds, so that what its owner binds from now on belongs to its
    /// entry: the same object can enter at several entries in one change.
    func uncover() {
        guard isCovered, handler != nil else { return }
        isCovered = false
        guard let last = Self.all.updateValue(self, forKey: identity), last !== self
        else { return }
        var above = last
        while let next = above.covered, next !== self { above = next }
        above.covered = covered
        covered = last
        last.isCovered = true
    }

    /// Takes out those that have ended of this connection and all that it covers. Returns the rest.
    private func withoutEnded() -> Connection? {
        covered = covered?.withoutEnded()
        return handler == nil ? covered : self
    }

    /// Does `work`, until that is over or this connection ends.
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
        _ route: RouteName, from screen: any Screen, ifStill revision: Int?
    ) -> NavigationAttempt

    func go(
        _ transition: Transition, by connection: Connection, ifStill revision: Int?
    ) -> NavigationAttempt

    func adopt(_ child: any Screen, at entry: Int)
}
