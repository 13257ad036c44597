import Binding
import Coordination
import WaylineRouting

/// Keeps the user's place between runs: after each change, each second for drafts, and at the end.
@MainActor
final class PlaceKeeper {
    private static let interval: SchedulerTime.Stride = 1

    /// Called after each attempt to save, with the error if it failed.
    var onSave: @MainActor ((any Error)?) -> Void = { _ in }

    private let navigator: Navigator
    private let file: StoredValue<KeptPlace>
    private let user: ValueSource<String?>?
    private let clock: AnyScheduler
    private var kept: KeptPlace?
    private var isSavingDue = false
    private var timer: (any Cancellable)?
    private var userChanges: AnyCancellable?

    /// The revision at which the user changed: the screens are still those of the user before.
    private var revisionOfOtherUser: Int?

    init(
        _ navigator: Navigator, in file: StoredValue<KeptPlace>, of user: ValueSource<String?>?,
        clock: AnyScheduler
    ) {
        self.navigator = navigator
        self.file = file
        self.user = user
        self.clock = clock
    }

    /// Begins to save.
    func begin() {
        let first = clock.now.advanced(by: Self.interval)
        timer = clock.schedule(after: first, interval: Self.interval) { [weak self] in
            self?.save()
        }
        var known = user?.value
        userChanges = user?.bind(to: self) { keeper, user in
            if user != known { keeper.revisionOfOtherUser = keeper.navigator.state.revision }
            known = user
        }
    }

    /// Goes to the place where the same user left the app. Returns nil if no place was kept for that user.
    func resume() throws -> Restoration? {
        guard let place = try file.read(), place.user == user?.value else { return nil }
        kept = place
        return try navigator.restore(Array(place.navigation.utf8)).restoration
    }

    /// Keeps a copy of a place that cannot be read.
    func setAside() throws {
        try file.setAside()
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
        let navigation = String(decoding: try navigator.save(), as: UTF8.self)
        let place = KeptPlace(user: user?.value, navigation: navigation)
        if place == kept { return true }
        try file.write(place)
        kept = place
        return true
    }

    /// Saves no more.
    func end() {
        timer?.cancel()
        timer = nil
        userChanges = nil
    }

    /// True if the screens are those that this user has navigated to.
    private var isOfUser: Bool { navigator.state.revision != revisionOfOtherUser }
}
