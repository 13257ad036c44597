/// The receiver of a stream: of a subscription, then of values as it asks for them, then of the end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of its values.
    associatedtype Input

    /// The failure of its publisher.
    associatedtype Failure: Error

    /// Called once, first. The subscriber asks for values here or later.
    func receive(subscription: any Subscription)

    /// Called for each value. Returns the demand in addition to what was asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value.
    @inlinable
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The namespace of subscribers, demands and completions.
public enum Subscribers {}
