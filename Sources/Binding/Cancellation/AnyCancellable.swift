/// A token: what it stands for ends when it is cancelled, or when nobody holds it any more.
///
/// Cancelling takes effect at most once, and lets go of whatever the token held on to.
public final class AnyCancellable: Cancellable, Hashable {
    @exclusivity(unchecked) private var ending: Ending?

    /// A token that runs `action` when it is cancelled or dropped.
    public init(_ action: @escaping () -> Void) {
        ending = EndingAction(action)
    }

    /// A token that cancels `cancellable` when it is cancelled or dropped.
    public init<C: Cancellable>(_ cancellable: C) {
        ending = EndingAction(cancellable.cancel)
    }

    @usableFromInline
    init(_ ending: Ending) {
        self.ending = ending
    }

    public func cancel() {
        guard let ending else { return }
        self.ending = nil
        ending.end()
    }

    deinit {
        ending?.end()
    }

    /// Keeps this token in `collection`.
    public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(self)
    }

    /// Keeps this token in `set`.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
