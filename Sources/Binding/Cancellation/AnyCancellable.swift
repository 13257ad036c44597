/// A token: what it stands for ends when it is cancelled, or when nobody holds it any more.
///
/// Cancelling runs the action at most once. The action may drop the token itself.
public class AnyCancellable: Cancellable, Hashable {
    /// What the token holds on to until it is cancelled.
    @usableFromInline @exclusivity(unchecked) final var target: AnyObject?

    /// A token that runs `action` when it is cancelled or dropped.
    public init(_ action: @escaping () -> Void) {
        target = CancelAction(action)
    }

    /// A token that cancels `cancellable` when it is cancelled or dropped.
    public init<C: Cancellable>(_ cancellable: C) {
        target = CancelAction(cancellable.cancel)
    }

    @usableFromInline
    init(target: AnyObject) {
        self.target = target
    }

    public func cancel() {
        guard let action = target as? CancelAction else { return }
        target = nil
        action.run()
    }

    deinit {
        cancel()
    }

    /// Keeps this token in `collection`.
    public final func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(self)
    }

    /// Keeps this token in `set`.
    public final func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

private final class CancelAction {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}
