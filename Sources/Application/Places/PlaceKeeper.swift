import Binding
import Coordination
import WaylineInterface
import WaylineRouting

/// Keeps each user's place between runs: after each change, each second for drafts, and at the end.
@MainActor
final class PlaceKeeper {
    /// The name of the places in the store.
    private static let name = "place"
    private static let interval: SchedulerTime.Stride = 1

    /// Called after each attempt to save, with the error if it failed.
    var onSave: @MainActor ((any Error)?) -> Void = { _ in }

    private let navigator: Navigator
    private let store: any PlaceStore
    private let user: ValueSource<String?>?
    private let clock: AnyScheduler

    /// The places in the store, the newest first; nil before they could be read.
    private var kept: [KeptPlace]?

    /// The way to the place of last time, until its end is noted.
    private var resumption: NavigationAttempt?

    /// True if the store has a place that could not be restored, and that has no copy.
    private var isCopyDue = false
    private var isSavingDue = false
    private var timer: (any Cancellable)?
    private var userChanges: AnyCancellable?

    /// The last user who was logged in. A place that waits for a login belongs to this user.
    private var owner: String?

    /// The revision at which the user changed: the screens are still those of the user before.
    private var revisionOfOtherUser: Int?

    /// The first number of entries that a new user has not found; nil after the first navigation,
    /// and all that it leads to.
    private var firstOfNewUser: Int?

    init(
        _ navigator: Navigator, in store: any PlaceStore, of user: ValueSource<String?>?,
        clock: AnyScheduler
    ) {
        self.navigator = navigator
        self.store = store
        self.user = user
        self.clock = clock
    }

    /// Begins to save.
    func begin() {
        let first = clock.now.advanced(by: Self.interval)
        timer = clock.schedule(after: first, interval: Self.interval) { [weak self] in
            self?.save()
        }
        owner = user?.value
        var known = owner
        userChanges = user?.bind(to: self) { keeper, user in
            if user != known { keeper.noteUser(user) }
            known = user
        }
    }

    /// Goes to the place where the same user left the app. Returns nil if no place was kept for
    /// that user.
    func resume() throws -> (attempt: NavigationAttempt, restoration: Restoration)? {
        isCopyDue = true
        let place = try read().first { $0.user == user?.value }
        let resumed = try place.map { try navigator.restore(Array($0.navigation.utf8)) }
        isCopyDue = false
        resumption = resumed?.attempt
        if let place { owner = place.owner }
        return resumed
    }

    /// Returns whether a user has come just now, and sees nothing in `state` that was there before.
    /// The way on from a login that has ended belongs to the same navigation.
    func isBeginning(of state: NavigationState) -> Bool {
        guard let first = firstOfNewUser else { return false }
        let isNew = state.shownFlows.allSatisfy {
            $0.stack.elements.allSatisfy { $0.id >= first }
        }
        if isNew || !state.pending.isEmpty || !navigator.hasRequests { firstOfNewUser = nil }
        return isNew && state.pending.isEmpty
    }

    /// Keeps a copy of a place that could not be restored.
    func setAside() throws {
        try store.setAside(Self.name)
        isCopyDue = false
    }

    /// Saves the place once the current change has been drawn.
    func saveSoon() {
        if isSavingDue { return }
        isSavingDue = true
        clock.schedule { [weak self] in
            self?.isSavingDue = false
            self?.save()
        }
    }

    /// Saves the place, and reports a failure.
    func save() {
        do {
            try keep()
            onSave(nil)
        } catch {
            onSave(error)
        }
    }

    /// Saves the place, if it has changed. Returns whether the place is kept now.
    @discardableResult
    func keep() throws -> Bool {
        guard timer != nil, !navigator.isOver, isOfUser else { return false }
        noteEndOfResumption()
        let navigation = String(decoding: try navigator.save(), as: UTF8.self)
        let place = KeptPlace(user: user?.value, owner: owner, navigation: navigation)
        if kept?.contains(place) == true { return true }
        let places = [place] + (try known().filter { !place.replaces($0) })
        if isCopyDue { try setAside() }
        try store.keep(places, as: Self.name)
        kept = places
        return true
    }

    /// Saves no more.
    func end() {
        timer?.cancel()
        timer = nil
        userChanges = nil
    }

    /// Gives up everything that waits for the user before. A link that arrives while nobody is
    /// logged in is for the next user.
    private func noteUser(_ user: String?) {
        revisionOfOtherUser = navigator.state.revision
        guard let user else {
            firstOfNewUser = nil
            return navigator.claimLinks()
        }
        if user == owner { return }
        if owner != nil {
            resumption = nil
            navigator.forgetPending()
        }
        owner = user
        firstOfNewUser = navigator.state.nextID
    }

    /// Notes a place that was not come to, because something else came first or nothing is left of
    /// it.
    private func noteEndOfResumption() {
        guard let outcome = resumption?.outcome else { return }
        resumption = nil
        if case .committed = outcome { return }
        isCopyDue = true
    }

    private func read() throws -> [KeptPlace] {
        let places = try kept ?? store.value(Self.name) ?? []
        kept = places
        return places
    }

    /// Returns the places in the store, to be written again; none if it has something else.
    private func known() throws -> [KeptPlace] {
        do { return try read() } catch is UnreadableContent {
            isCopyDue = true
            return []
        }
    }

    /// True if the screens are those that this user has navigated to.
    private var isOfUser: Bool { navigator.state.revision != revisionOfOtherUser }
}
