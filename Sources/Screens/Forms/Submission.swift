public import Binding

/// The requests of a form, one at a time, and the result of the last one.
@MainActor
public final class Submission<Value> {
    /// True while a request is under way.
    public let isUnderWay = Observable(false)

    /// Sends the result of each request, except a cancelled one.
    public let results = Signal<Result<Value, AccountError>>()

    /// The result of the last request; nil while one is under way, and after a cancellation.
    public private(set) var result: Result<Value, AccountError>?

    /// A submission without requests so far.
    public init() {}

    /// The value of the last request, if it succeeded.
    public var value: Value? { try? result?.get() }

    /// The error of the last request, if it failed.
    public var error: AccountError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Performs `work` as a request. Does nothing while another is under way.
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
