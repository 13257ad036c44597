/// What one operator does to one value, and to the end of the stream.
///
/// The step of an operator is all that tells it from another: a `Pipe` asks, cancels and ends.
@usableFromInline
protocol Step<Input, Failure, Output, NewFailure> {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Output
    associatedtype NewFailure: Error

    /// Whether it wants all values and sends nothing before its end.
    static var isFold: Bool { get }

    mutating func receive(_ input: Input) -> StepResult<Output, NewFailure>

    /// What follows from the end of the stream above.
    mutating func receive(
        completion: Subscribers.Completion<Failure>
    ) -> StepEnd<Output, NewFailure>

    /// Whether no value is wanted at all, so that the stream ends before its first.
    var isDone: Bool { get }

    /// How many values are needed for `demand` results.
    func demand(for demand: Subscribers.Demand) -> Subscribers.Demand

    func willReceive(subscription: any Subscription)

    func willReceive(request: Subscribers.Demand)

    func willCancel()
}

/// What follows from a value.
@usableFromInline
enum StepResult<Output, Failure: Error> {
    /// Nothing: the value is left out, and another is wanted in its place.
    case skip

    /// Nothing yet: the value is kept for what is sent later.
    case keep

    /// A value.
    case send(Output)

    /// The end: no more values are wanted.
    case end(StepEnd<Output, Failure>)
}

/// How an operator ends its stream.
@usableFromInline
enum StepEnd<Output, Failure: Error> {
    case finish

    /// Finish after one more value, which waits until it is asked for.
    case finishWith(Output)
    case fail(Failure)
}

extension Step {
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

/// A step that never fails of itself.
@usableFromInline
protocol PassingStep: Step where NewFailure == Failure {}

extension PassingStep {
    @inlinable
    func receive(
        completion: Subscribers.Completion<Failure>
    ) -> StepEnd<Output, NewFailure> {
        switch completion {
        case .finished: .finish
        case .failure(let failure): .fail(failure)
        }
    }
}
