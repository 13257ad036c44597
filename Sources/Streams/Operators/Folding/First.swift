extension Publishers {
    /// Sends the first value, then finishes.
    public struct First<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// A publisher of the first value of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Failure> {
            .first { _ in true }
        }
    }

    /// Sends the first value for which a closure returns true, then finishes; an error that it
    /// throws ends the stream.
    public typealias TryFirstWhere<Upstream: Publisher> = FirstWhere<ThrowingUpstream<Upstream>>

    /// Sends the first value for which a closure returns true, then finishes.
    public struct FirstWhere<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let predicate: (Upstream.Output) throws(Failure) -> Bool

        /// A publisher of the first value for which `predicate` returns true.
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Output, Output?, Output, Failure> {
            .first(where: predicate)
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first value, then finishes.
    public func first() -> Publishers.First<Self> {
        Publishers.First<Self>(upstream: self)
    }

    /// Sends the first value for which `predicate` returns true, then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere<Self>(upstream: self, predicate: predicate)
    }

    /// Sends the first value for which `predicate` returns true, then finishes; an error that it
    /// throws ends the stream.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere<Self>(
            upstream: Publishers.ThrowingUpstream(self), predicate: predicate)
    }
}
