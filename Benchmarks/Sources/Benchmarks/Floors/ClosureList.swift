/// A value and closures that hear of it, as one would write it by hand for the purpose.
///
/// The floor of setting. Like Binding's own types it does without dynamic exclusivity checks.
final class ClosureList<Value> {
    @exclusivity(unchecked) private var observers: ContiguousArray<(Value) -> Void> = []

    @exclusivity(unchecked) var value: Value {
        didSet { tell(value) }
    }

    init(_ value: Value) {
        self.value = value
    }

    @inline(never)
    func bind(_ observer: @escaping (Value) -> Void) {
        observers.append(observer)
    }

    private func tell(_ value: Value) {
        for observer in observers {
            observer(value)
        }
    }
}
