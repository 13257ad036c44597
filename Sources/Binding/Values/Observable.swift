/// A settable value with any number of closure bindings.
public final class Observable<Value> {
    private var observers: [(Value) -> Void] = []

    public var value: Value {
        didSet { observers.forEach { $0(value) } }
    }

    public init(_ value: Value) {
        self.value = value
    }

    /// Calls `observer` at once with the current value, then on every set.
    public func bind(_ observer: @escaping (Value) -> Void) {
        observers.append(observer)
        observer(value)
    }
}
