/// Something that hears a publisher: a subscription, then values as it asks for them, then the end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it is sent.
    associatedtype Input

    /// What its publisher can fail with.
    associatedtype Failure: Error

    /// Called once, first. The subscriber asks for values here or later.
    func receive(subscription: any Subscription)

    /// Called for each value; the answer is how many more are wanted beside those already asked.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells that something has happened, where there is nothing more to say of it.
    @inlinable
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// Where subscribers and what they say live.
public enum Subscribers {}
