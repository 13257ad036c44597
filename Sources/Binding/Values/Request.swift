/// Work that takes its time, such as a call of a service: not asked for yet, running, failed, or
/// done.
///
/// While a run is under way, another one does nothing, except with ``RequestPolicy/latest``. The
/// last value stays during a later run, and if that fails.
///
/// ```swift
/// let forecast = Request<String, any Error>()
/// let token = forecast.isRunning.bind { print($0 ? "loading" : "not loading") }
/// await forecast.run { try await station.forecast() }
/// print(forecast.value.value ?? "no forecast")
/// ```
public final class Request<Value, Failure: Error>: RequestSource<Value, Failure> {
    /// The number of the last run.
    private var number = 0

    /// The state before the run that is under way.
    private var settled = State.idle

    /// The run under way, if it can be cancelled by a later one.
    private var task: Task<Void, Never>?

    /// A request that nobody has asked for yet.
    public override init() {
        super.init()
    }

    /// Does `work`, and keeps its value or its error. Does nothing while another run is under way.
    ///
    /// Returns the value; nil if there is none. If the task is cancelled meanwhile, the earlier
    /// state comes back, and no result is sent.
    @discardableResult
    public func run(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws(Failure) -> Value
    ) async -> Value? {
        guard !current.value.isRunning, let number = begin() else { return nil }
        let result = await Self.result(of: work)
        return end(number, Task.isCancelled ? nil : result)
    }

    /// Does `work`. If another run is under way, `policy` decides which of them goes on.
    ///
    /// ```swift
    /// await found.run(.latest(after: .milliseconds(300), on: clock)) {
    ///     await atlas.towns(text)
    /// }
    /// ```
    ///
    /// Returns the value; nil if there is none, or if a later run has replaced this one.
    @discardableResult
    public func run(
        _ policy: RequestPolicy, isolation: isolated (any Actor)? = #isolation,
        _ work: @escaping () async throws(Failure) -> Value
    ) async -> Value? {
        guard policy.isLatest else { return await run(work) }
        if Task.isCancelled { return nil }
        task?.cancel()
        guard let number = begin() else { return nil }
        var result: Result<Value, Failure>?
        let task = Task.immediate {
            _ = isolation
            guard await policy.pause() else { return }
            result = await Self.result(of: work)
        }
        if number == self.number { self.task = task } else { task.cancel() }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return end(number, task.isCancelled ? nil : result)
    }

    /// Changes the value in place, for example after a smaller request that concerns a part of it.
    /// Does nothing before there is one.
    public func update(_ change: (inout Value) -> Void) {
        guard var value = latest.value else { return }
        change(&value)
        transaction {
            latest.value = value
            if case .done = settled { settled = .done(value) }
            if case .done = current.value { current.value = .done(value) }
        }
    }

    /// Begins a run, and returns its number; nil if an observer of the state has begun a later one.
    private func begin() -> Int? {
        number += 1
        let own = number
        if !current.value.isRunning {
            settled = current.value
            current.value = .running
        }
        return own == number ? own : nil
    }

    /// Ends a run with its result, or with none if it was cancelled. Returns the value. A run that
    /// is not the last one changes nothing.
    private func end(_ number: Int, _ result: Result<Value, Failure>?) -> Value? {
        guard number == self.number else { return nil }
        task = nil
        guard let result else {
            current.value = settled
            return nil
        }
        transaction {
            switch result {
            case .success(let value):
                latest.value = value
                current.value = .done(value)
            case .failure(let error): current.value = .failed(error)
            }
        }
        sent.send(result)
        if case .success(let value) = result { return value }
        return nil
    }

    private static func result(
        isolation: isolated (any Actor)? = #isolation,
        of work: () async throws(Failure) -> Value
    ) async -> Result<Value, Failure> {
        do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
}

/// The state of a request, which only its owner runs: what a view model shows of a ``Request``.
///
/// ```swift
/// private let request = Request<String, any Error>()
/// var forecast: RequestSource<String, any Error> { request }
/// ```
public class RequestSource<Value, Failure: Error> {
    /// The states of a request.
    public enum State {
        /// It has not been asked for, or only in runs that were cancelled.
        case idle

        /// It has been asked for, and is not over.
        case running

        /// The last run has failed.
        case failed(Failure)

        /// The last run has brought this value.
        case done(Value)
    }

    /// True while a run is under way.
    public let isRunning: Derived<Bool>

    /// The error of the last run; nil if it has not failed, and during another run.
    public let error: Derived<Failure?>

    fileprivate let current = Observable(State.idle)
    fileprivate let latest = Observable(Value?.none)
    fileprivate let sent = Signal<Result<Value, Failure>>()

    fileprivate init() {
        isRunning = current.map { $0.isRunning }.removeDuplicates()
        error = current.map { $0.error }
    }

    /// The state.
    public var state: ValueSource<State> { current }

    /// Sends the result of each run, except a cancelled one, after the state has changed.
    public var results: Emitter<Result<Value, Failure>> { sent }

    /// The value of the last run that succeeded; nil before the first.
    public var value: ValueSource<Value?> { latest }
}

extension RequestSource.State {
    /// True for a request that is running.
    public var isRunning: Bool {
        if case .running = self { true } else { false }
    }

    /// The value of a request that is done; otherwise nil.
    public var value: Value? {
        if case .done(let value) = self { value } else { nil }
    }

    /// The error of a request that has failed; otherwise nil.
    public var error: Failure? {
        if case .failed(let error) = self { error } else { nil }
    }
}

extension Result {
    /// True for a success: `bind(viewModel.results) { $0.perform($1.isSuccess ? .done : .failed)
    /// }`.
    public var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}

extension RequestSource.State: Equatable where Value: Equatable, Failure: Equatable {}

extension RequestSource.State: Sendable where Value: Sendable {}
