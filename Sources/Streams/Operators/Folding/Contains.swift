extension Publishers {
    /// Sends whether a value is among the others, as soon as that is certain.
    public struct Contains<Upstream: Publisher>: StepOperator
    where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The value that is looked for.
        public let output: Upstream.Output

        /// A publisher of whether `upstream` sends `output`.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Failure> {
            .any(true, of: { [output] in $0 == output })
        }
    }

    /// Sends true if a closure returns true for any value, as soon as that is certain; an error
    /// that it throws ends the stream.
    public typealias TryContainsWhere<Upstream: Publisher> = ContainsWhere<
        ThrowingUpstream<Upstream>
    >

    /// Sends true if a closure returns true for any value, as soon as that is certain.
    public struct ContainsWhere<Upstream: Publisher>: StepOperator {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let predicate: (Upstream.Output) throws(Failure) -> Bool

        /// A publisher of true if `predicate` returns true for any value, or of false.
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Failure> {
            .any(true, of: predicate)
        }
    }

    /// Sends true if a closure returns true for all values, as soon as that is certain; an error
    /// that it throws ends the stream.
    public typealias TryAllSatisfy<Upstream: Publisher> = AllSatisfy<ThrowingUpstream<Upstream>>

    /// Sends true if a closure returns true for all values, as soon as that is certain.
    public struct AllSatisfy<Upstream: Publisher>: StepOperator {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let predicate: (Upstream.Output) throws(Failure) -> Bool

        /// A publisher of true if `predicate` returns true for all values, or of false.
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Bool, Bool, Failure> {
            .any(false, of: predicate)
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends true if `predicate` returns true for any value, as soon as that is certain.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere<Self>(upstream: self, predicate: predicate)
    }

    /// Sends true if `predicate` returns true for any value, as soon as that is certain; an error
    /// that it throws ends the stream.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere<Self>(
            upstream: Publishers.ThrowingUpstream(self), predicate: predicate)
    }

    /// Sends true if `predicate` returns true for all values, as soon as that is certain.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy<Self>(upstream: self, predicate: predicate)
    }

    /// Sends true if `predicate` returns true for all values, as soon as that is certain; an error
    /// that it throws ends the stream.
    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy<Self>(
            upstream: Publishers.ThrowingUpstream(self), predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether `output` is among the values, as soon as that is certain.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains<Self>(upstream: self, output: output)
    }
}
