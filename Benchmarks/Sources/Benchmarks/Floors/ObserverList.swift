/// A value and the observers that it notifies, written by hand for the purpose.
///
/// The floor of setting and of observing. The list runs through the observers and does not retain
/// them: the code that holds an observer keeps it alive. Like Binding's own types it does without
/// dynamic exclusivity checks.
final class ObserverList<Value> {
    final class Observer {
        fileprivate let body: (Value) -> Void
        @exclusivity(unchecked) fileprivate var next: Unmanaged<Observer>?
        @exclusivity(unchecked) fileprivate var previous: Unmanaged<Observer>?

        init(_ body: @escaping (Value) -> Void) {
            self.body = body
        }
    }

    @exclusivity(unchecked) private var first: Unmanaged<Observer>?
    @exclusivity(unchecked) private var last: Unmanaged<Observer>?
    @exclusivity(unchecked) private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get { stored }
        set {
            stored = newValue
            var next = first
            while let observer = next {
                next = observer._withUnsafeGuaranteedRef {
                    $0.body(newValue)
                    return $0.next
                }
            }
        }
    }

    /// Adds an observer, and calls it with the current value.
    @inline(never)
    func bind(_ body: @escaping (Value) -> Void) -> Observer {
        let observer = Observer(body)
        append(observer)
        body(stored)
        return observer
    }

    func append(_ observer: Observer) {
        let new = Unmanaged.passUnretained(observer)
        observer.previous = last
        if let last {
            last._withUnsafeGuaranteedRef { $0.next = new }
        } else {
            first = new
        }
        last = new
    }

    func remove(_ observer: Observer) {
        if let previous = observer.previous {
            previous._withUnsafeGuaranteedRef { $0.next = observer.next }
        } else {
            first = observer.next
        }
        if let next = observer.next {
            next._withUnsafeGuaranteedRef { $0.previous = observer.previous }
        } else {
            last = observer.previous
        }
        observer.next = nil
        observer.previous = nil
    }
}
