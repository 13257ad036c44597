/// Sets several values as one change: each observer is notified at most once, when all values are
/// set, and a derived value changes at most once.
///
/// Reads inside `body` already return the new values. A nested transaction is part of the outer
/// one. If `body` throws, the values that it has set stay set, and observers are notified.
///
/// ```swift
/// let width = Observable(2)
/// let height = Observable(3)
/// let area = Derived(width, height) { $0 * $1 }
/// let token = area.bind { print("area \($0)") }  // prints: area 6
/// transaction {
///     width.value = 4
///     height.value = 5
/// }  // prints: area 20
/// ```
public func transaction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try Transaction.run(body)
}

/// An open transaction: the changed emitters, in order.
final class Transaction {
    private var changed: [BaseEmitter] = []
    private var isOpen = true

    @TaskLocal private static var confined: TaskConfined<Transaction>?

    /// The open transaction of this task.
    static var current: Transaction? {
        guard SlowPath.isNeeded, let current = confined?.object, current.isOpen else { return nil }
        return current
    }

    static func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard current == nil else { return try body() }
        let transaction = Transaction()
        SlowPath.begin()
        defer { transaction.commit() }
        let result = $confined.withValue(TaskConfined(transaction)) {
            Swift.Result { () throws(Failure) in try body() }
        }
        return try result.get()
    }

    func append(_ emitter: BaseEmitter) {
        changed.append(emitter)
    }

    private func commit() {
        isOpen = false
        SlowPath.end()
        for emitter in changed { emitter.commit() }
    }
}
