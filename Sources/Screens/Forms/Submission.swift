public import Binding

/// What a form sends, one thing at a time, and how that went.
@MainActor
public final class Submission<Value> {
    /// Whether something is on its way.
    public let isUnderWay = Observable(false)

    /// Tells how each came back. One that was given up does not.
    public let results = Signal<Result<Value, AccountError>>()

    /// How the last one came back.
    public private(set) var result: Result<Value, AccountError>?

    /// A form that has sent nothing.
    public init() {}

    /// What the last one came back with.
    public var value: Value? { try? result?.get() }

    /// Why the last one came back with nothing.
    public var error: AccountError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Sends what `work` does; nothing while something else is on its way.
    public func send(_ work: () async throws(AccountError) -> Value) async {
        guard !isUnderWay.value else { return }
        isUnderWay.value = true
        result = nil
        let result: Result<Value, AccountError>
        do throws(AccountError) { result = .success(try await work()) } catch {
            result = .failure(error)
        }
        isUnderWay.value = false
        if Task.isCancelled || result.error == .fault(.cancelled) { return }
        self.result = result
        results.send(result)
    }
}

extension Result where Failure == AccountError {
    fileprivate var error: AccountError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
