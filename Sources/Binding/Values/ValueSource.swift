/// Something with a current value that can be read and observed: an `Observable` or a `Derived`.
public class ValueSource<Value>: Emitter<Value> {
    @usableFromInline @exclusivity(unchecked) final var storage: Value?

    @usableFromInline
    init(_ storage: Value?) {
        self.storage = storage
    }

    /// The current value.
    public var value: Value { storage.unsafelyUnwrapped }

    /// Calls `observer` at once with the current value, then with each one that follows, until the
    /// token is cancelled or dropped.
    @inlinable
    public final func bind(
        _ observer: @escaping (Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let observer = Observer(self, PackedSite(file, line), observer)
        append(observer)
        bringUpToDate()
        observer.heard = version
        greet(observer)
        return AnyCancellable(observer)
    }

    /// Tells `observer` the current value. What it sets meanwhile waits, as in any delivery.
    @inlinable
    final func greet(_ observer: Observer<Value>) {
        let value = storage.unsafelyUnwrapped
        if state.contains(.isDelivering) { return observer.body(value) }
        state.insert(.isDelivering)
        observer.body(value)
        finishDelivery()
    }

    override var currentValue: Any? { storage }

    /// For derived values: makes the stored value the current one.
    @usableFromInline
    func bringUpToDate() {}
}
