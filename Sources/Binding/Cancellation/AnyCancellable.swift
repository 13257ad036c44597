/// A token that cancels something when `cancel()` is called or when the last reference to it goes.
///
/// Cancelling takes effect at most once, and releases everything that the token held.
///
/// ```swift
/// let name = Observable("An")
/// var tokens: Set<AnyCancellable> = []
/// name.bind { print("Hello, \($0)") }.store(in: &tokens)  // prints: Hello, An
/// tokens.removeAll()
/// name.value = "Binh"  // prints nothing: the binding has ended
/// ```
public final class AnyCancellable: Cancellable, Hashable {
    @usableFromInline @exclusivity(unchecked) var target: CancelTarget?

    /// A token that runs `action` when it is cancelled or dropped.
    public init(_ action: @escaping () -> Void) {
        target = CancelBox(CancelAction(action: action))
    }

    /// A token that cancels `cancellable` when it is cancelled or dropped.
    @inlinable
    public init<C: Cancellable>(_ cancellable: C) {
        target = CancelBox(cancellable)
    }

    @usableFromInline
    init(_ target: CancelTarget) {
        self.target = target
    }

    public func cancel() {
        guard let target else { return }
        self.target = nil
        target.cancel()
    }

    deinit {
        target?.cancel()
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

/// An activity that can be ended before it is done.
public protocol Cancellable {
    /// Ends the activity. A second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this, and the activity that it stands for, alive in `collection`.
    public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this, and the activity that it stands for, alive in `set`.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// The object that a token cancels: an observer, or a box with anything else.
///
/// A class, and not `any Cancellable`, since a token then refers to it in one word.
@usableFromInline
package class CancelTarget {
    @usableFromInline
    init() {}

    @usableFromInline
    func cancel() {}
}

@usableFromInline
final class CancelBox<Content: Cancellable>: CancelTarget {
    @usableFromInline let content: Content

    @inlinable
    init(_ content: Content) {
        self.content = content
        super.init()
    }

    @usableFromInline
    override func cancel() {
        content.cancel()
    }
}

private struct CancelAction: Cancellable {
    let action: () -> Void

    func cancel() {
        action()
    }
}
