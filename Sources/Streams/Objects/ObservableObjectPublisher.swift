import Binding

/// Notifies each subscriber that an object is about to change, even one without demand.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let changes: Emitter<Void>

    /// A publisher for an object that sends by itself.
    public init() {
        changes = Signal()
    }

    init(_ changes: Emitter<Void>) {
        self.changes = changes
    }

    /// Tells that the object is about to change: at once, also in a transaction.
    public func send() {
        changes.sendAhead(())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        changes.attach(subscriber, demand: .unlimited)
    }
}
