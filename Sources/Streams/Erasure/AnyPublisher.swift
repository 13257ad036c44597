/// A publisher whose type does not show, for the API of a view model.
///
/// ```swift
/// let taps = PassthroughSubject<Void, Never>()
/// let counts: AnyPublisher<Int, Never> = taps.scan(0) { count, _ in count + 1 }
///     .eraseToAnyPublisher()
/// let token = counts.sink { print("\($0)") }
/// taps.send()  // prints: 1
/// taps.send()  // prints: 2
/// ```
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let box: PublisherBox<Output, Failure>

    /// Hides the type of `publisher`. One that is hidden already is not wrapped again.
    @inlinable
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            self = erased
        } else {
            box = PublisherBox(next: (publisher as? any Chained)?.chainLink) {
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

extension AnyPublisher: Chained {
    @usableFromInline var chainLink: ChainLink? { box }
}

extension Publisher {
    /// This publisher with its type hidden.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}

/// The contents of an erased publisher.
@usableFromInline
final class PublisherBox<Output, Failure: Error>: ChainLink {
    private var attach: (AnySubscriber<Output, Failure>) -> Void

    @usableFromInline
    init(next: ChainLink?, attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.attach = attach
        super.init(next: next)
    }

    deinit {
        attach = { _ in }
    }

    /// Subscribes. Every 64 boxes the calls along the chain are cut, so that the stack does not
    /// overflow.
    @usableFromInline
    func receive(_ subscriber: AnySubscriber<Output, Failure>) {
        guard depth.isMultiple(of: 64) else { return attach(subscriber) }
        let calls = subscriber.chainLink?.calls ?? CallQueue()
        let cut = AnySubscriber(ChainBreak(subscriber, calls))
        cut.chainLink?.calls = calls
        calls.add(.down) { [attach] in attach(cut) }
    }
}
