/// Work that a user has begun and that takes its time. A test's driver waits for it.
@MainActor
final class Work {
    /// Where work that begins here is counted; nil where nobody waits for it.
    @TaskLocal static var ledger: Work?

    private(set) var count = 0

    /// Does `action` from now on.
    static func begin(_ action: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let ledger = ledger
        ledger?.count += 1
        return Task {
            await action()
            ledger?.count -= 1
        }
    }
}
