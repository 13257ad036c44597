/// Something with a current value that can be read and observed: an `Observable` or a `Derived`.
public class ValueSource<Value>: Emitter<Value> {
    @usableFromInline @exclusivity(unchecked) final var storage: Value?

    @usableFromInline
    init(_ storage: Value?) {
        self.storage = storage
    }

    /// The current value.
    public var value: Value { storage.unsafelyUnwrapped }

    @inlinable
    final override func begin(_ observer: Observer<Value>) -> AnyCancellable {
        appendUpToDate(observer)
        let current = storage.unsafelyUnwrapped
        deliver { observer.body(current) }
        return AnyCancellable(observer)
    }

    /// Calls `receive` with the current value, as a delivery to `observer`. Does nothing while the
    /// value is being changed.
    @inlinable
    package final func deliverCurrent(
        to observer: BaseObserver, _ receive: (Value) -> Void
    ) {
        bringUpToDate()
        guard let current = storage else { return }
        observer.version = version
        deliver { receive(current) }
    }

    /// Changes the value without notifying observers.
    @inlinable
    package final func store(_ newValue: Value) {
        var exchanged: Value? = newValue
        swap(&exchanged, &storage)
        // Without this, optimized code releases the old value before it stores the new one.
        withExtendedLifetime(exchanged) {}
    }

    @usableFromInline
    final func missing() -> Never {
        preconditionFailure("the value of \(Self.self) is read while it is being changed")
    }

    override var storedValue: Any? { storage }

    @usableFromInline package override var current: Value? { value }

    @usableFromInline package override var hasCurrentValue: Bool { true }
}
