/// A publisher whose type does not show: what a view model offers instead of its operators.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let box: PublisherBox<Output, Failure>

    /// Hides the type of `publisher`. One that is hidden already is not wrapped again.
    @inlinable
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            self = erased
        } else {
            box = PublisherBox(next: (publisher as? any ChainLinked)?.chainLink) {
                publisher.receive(subscriber: $0)
            }
        }
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        box.receive(AnySubscriber(subscriber))
    }
}

extension AnyPublisher: CustomStringConvertible {
    public var description: String { "AnyPublisher" }
}

extension AnyPublisher: ChainLinked {
    @usableFromInline var chainLink: ChainLink? { box }
}

extension Publisher {
    /// This publisher with its type hidden.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
