/// Sets several values as one change: each observer hears at most once, when all are set, and a
/// derived value changes at most once.
///
/// Values read inside `body` are the new ones already. A transaction inside a transaction is part of
/// it. Where `body` throws, what it has set stays set, and is told.
public func transaction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try Transaction.run(body)
}

/// A change in the making: who has changed, in order.
final class Transaction {
    private var changed: [any Committable] = []
    private var beacon: Attention.Beacon? = Attention.call()

    @TaskLocal private static var scope: Scope<Transaction>?

    /// The open transaction of this task.
    static var current: Transaction? {
        guard Attention.isCalled, let open = scope?.content, open.beacon != nil else { return nil }
        return open
    }

    static func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard current == nil else { return try body() }
        let transaction = Transaction()
        defer { transaction.commit() }
        let result = $scope.withValue(Scope(transaction)) {
            Swift.Result { () throws(Failure) in try body() }
        }
        return try result.get()
    }

    func append(_ emitter: any Committable) {
        changed.append(emitter)
    }

    private func commit() {
        beacon = nil
        for emitter in changed { emitter.commit() }
    }
}

/// What has values that wait for the end of a transaction.
protocol Committable: AnyObject {
    func commit()
}

extension Emitter: Committable {}
