/// A publisher that makes a pipe of its step and attaches it to the publisher above.
@usableFromInline
protocol Operator: Publisher, ChainLinked {
    associatedtype Upstream: Publisher
    associatedtype Work: Step<Upstream.Output, Upstream.Failure, Output, Failure>

    var upstream: Upstream { get }

    /// The step for one subscriber.
    func makeStep() -> Work
}

extension Operator {
    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: Pipe(makeStep(), subscriber))
    }

    @usableFromInline var chainLink: ChainLink? { (upstream as? any ChainLinked)?.chainLink }
}
