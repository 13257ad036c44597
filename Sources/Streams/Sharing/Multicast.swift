public import Binding

extension Publishers {
    /// Sends the values of the upstream to many subscribers, by a subject, while it is connected.
    ///
    /// The subject is made when it is first needed. The upstream is subscribed to once for each
    /// connection.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once.
        public let upstream: Upstream

        /// Makes the subject.
        public let createSubject: () -> SubjectType

        private lazy var subject = createSubject()

        /// A publisher that is not connected yet.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }

    /// Subscribes to the upstream when it is connected, so that all may subscribe first.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

        /// A publisher that is not connected yet.
        public init(upstream: Upstream) {
            shared = upstream.multicast { PassthroughSubject() }
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Never {
            shared.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            shared.connect()
        }
    }
}

extension Publisher {
    /// Sends to many subscribers by the subject that `createSubject` makes, once connected.
    public func multicast<S: Subject<Output, Failure>>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends to many subscribers by `subject`, once connected.
    public func multicast<S: Subject<Output, Failure>>(
        subject: S
    ) -> Publishers.Multicast<Self, S> {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// A publisher that subscribes to this one when it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
