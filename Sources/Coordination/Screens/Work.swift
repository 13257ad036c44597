/// Work that a user has begun and that takes its time. Front ends and a test's driver wait for it.
@MainActor
package final class Work {
    /// Where work that begins here is noted; nil where nobody waits for it.
    @TaskLocal package static var ledger: Work?

    /// The numbers of what is under way. Each piece of work has a number of its own.
    package private(set) var underWay: Set<Int> = []

    private var nextNumber = 0
    private let onEnd: () -> Void

    /// A ledger that calls `onEnd` each time that work ends.
    package init(onEnd: @escaping () -> Void = {}) {
        self.onEnd = onEnd
    }

    /// Does `action`, at once as far as it need not wait: what takes no time is done when this returns.
    package static func begin(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never>
    {
        let (ledger, number) = (ledger, ledger?.come())
        return Task.immediate {
            await action()
            if let ledger, let number { ledger.go(number) }
        }
    }

    /// Notes what `action` begins.
    package func note<Result>(_ action: () throws -> Result) rethrows -> Result {
        try Self.$ledger.withValue(self, operation: action)
    }

    private func come() -> Int {
        nextNumber += 1
        underWay.insert(nextNumber)
        return nextNumber
    }

    private func go(_ number: Int) {
        underWay.remove(number)
        onEnd()
    }
}
