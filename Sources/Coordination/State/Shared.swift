/// A value held by reference, so that a value can hold one of its own kind and copies share it.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Shared: Equatable where Value: Equatable {
    /// What is shared is not compared.
    static func == (lhs: Shared, rhs: Shared) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }
}
