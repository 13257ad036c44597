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
        private let site: (file: StaticString, line: UInt)

        /// A publisher that is not connected yet.
        public init(
            upstream: Upstream, createSubject: @escaping () -> SubjectType,
            file: StaticString = #fileID, line: UInt = #line
        ) {
            self.upstream = upstream
            self.createSubject = createSubject
            site = (file, line)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(subject, file: site.file, line: site.line)
        }
    }

    /// Subscribes to the upstream when it is connected, so that all may subscribe first.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

        /// A publisher that is not connected yet.
        public init(upstream: Upstream, file: StaticString = #fileID, line: UInt = #line) {
            shared = upstream.multicast({ PassthroughSubject() }, file: file, line: line)
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
        _ createSubject: @escaping () -> S, file: StaticString = #fileID, line: UInt = #line
    ) -> Publishers.Multicast<Self, S> {
        Publishers.Multicast(
            upstream: self, createSubject: createSubject, file: file, line: line)
    }

    /// Sends to many subscribers by `subject`, once connected.
    public func multicast<S: Subject<Output, Failure>>(
        subject: S, file: StaticString = #fileID, line: UInt = #line
    ) -> Publishers.Multicast<Self, S> {
        multicast({ subject }, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// A publisher that subscribes to this one when it is connected.
    public func makeConnectable(
        file: StaticString = #fileID, line: UInt = #line
    ) -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self, file: file, line: line)
    }
}
