extension Publishers {
    /// Sends at the end the last value.
    public struct Last<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of the last value of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Failure> {
            .last { _ in true }
        }
    }

    /// Sends at the end the last value for which a closure returned true; an error that it throws
    /// ends the stream.
    public typealias TryLastWhere<Upstream: Publisher> = LastWhere<ThrowingUpstream<Upstream>>

    /// Sends at the end the last value for which a closure returned true.
    public struct LastWhere<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let predicate: (Upstream.Output) throws(Failure) -> Bool

        /// A publisher of the last value for which `predicate` returns true.
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Failure> {
            .last(where: predicate)
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends at the end the last value.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last<Self>(upstream: self)
    }

    /// Sends at the end the last value for which `predicate` returned true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere<Self>(upstream: self, predicate: predicate)
    }

    /// Sends at the end the last value for which `predicate` returned true; an error that it throws
    /// ends the stream.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere<Self>(
            upstream: Publishers.ThrowingUpstream(self), predicate: predicate)
    }
}
