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
        let current = storage.unsafelyUnwrapped
        deliver { observer.body(current) }
        return AnyCancellable(observer)
    }

    override var storedValue: Any? { storage }

    override var current: Value? { value }

    override var hasCurrentValue: Bool { true }
}
