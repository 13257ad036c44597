/// A token: what it stands for ends when it is cancelled, or when nobody holds it any more.
///
/// Cancelling takes effect at most once, and lets go of whatever the token held on to.
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

/// Something under way that can be ended before its time.
public protocol Cancellable {
    /// Ends it. Ending it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this alive in `collection`, and so what it stands for under way.
    public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this alive in `set`, and so what it stands for under way.
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
