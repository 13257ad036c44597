extension Publishers {
    /// Sends what the upstream sends to many subscribers, by a subject, while it is connected.
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
}
