/// A publisher with another publisher upstream, or with several, of which this is the first.
///
/// It is part of a chain, which may be long: see `ChainLink`.
@usableFromInline
protocol Operator: Publisher, Chained {
    associatedtype Upstream: Publisher

    var upstream: Upstream { get }
}

extension Operator {
    @usableFromInline var chainLink: ChainLink? { (upstream as? any Chained)?.chainLink }
}

/// An operator that handles one value after the other by a step.
@usableFromInline
protocol StepOperator: Operator {
    associatedtype Work: OperatorStep<Upstream.Output, Upstream.Failure, Output, Failure>

    /// The step, with which each subscription begins.
    var step: Work { get }
}

extension StepOperator {
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: OperatorSubscription(step, subscriber))
    }
}
