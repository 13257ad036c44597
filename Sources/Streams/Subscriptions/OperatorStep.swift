/// The work of one operator on one value, and on the end of the stream.
///
/// An `OperatorSubscription` does the rest: it asks, cancels and ends.
@usableFromInline
protocol OperatorStep<Input, Failure, Output, NewFailure> {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Output
    associatedtype NewFailure: Error = Failure

    /// True if it takes all values and sends nothing before its end.
    static var isFold: Bool { get }

    mutating func receive(_ input: Input) -> StepResult<Output, NewFailure>

    /// Handles the end of the upstream.
    mutating func receive(
        completion: Subscribers.Completion<Failure>
    ) -> StepEnd<Output, NewFailure>

    /// True if it takes no value at all, so that the stream ends before its first.
    var isDone: Bool { get }

    /// Returns the number of values that are needed for `demand` results.
    func demand(for demand: Subscribers.Demand) -> Subscribers.Demand

    func willReceive(subscription: any Subscription)

    func willReceive(request: Subscribers.Demand)

    func willCancel()
}

/// The result of a step for one value.
@usableFromInline
enum StepResult<Output, Failure: Error> {
    /// Leaves the value out, and asks for another one in its place.
    case skip

    /// Keeps the value for a later result.
    case keep

    /// Sends a value.
    case send(Output)

    /// Ends the stream.
    case end(StepEnd<Output, Failure>)
}

/// The end of the stream of an operator.
@usableFromInline
enum StepEnd<Output, Failure: Error> {
    case finish

    /// Finishes after one more value, which waits until it is asked for.
    case finishWith(Output)
    case fail(Failure)

    @inlinable
    init(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: self = .finish
        case .failure(let failure): self = .fail(failure)
        }
    }
}

extension OperatorStep {
    @inlinable static var isFold: Bool { false }

    @inlinable var isDone: Bool { false }

    @inlinable
    func demand(for demand: Subscribers.Demand) -> Subscribers.Demand { demand }

    @inlinable
    func willReceive(subscription: any Subscription) {}

    @inlinable
    func willReceive(request: Subscribers.Demand) {}

    @inlinable
    func willCancel() {}
}

extension OperatorStep where NewFailure == Failure {
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Output, NewFailure> {
        StepEnd(completion)
    }
}
