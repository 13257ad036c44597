extension Publishers {
    /// Sends at the end all values as one array, which may be empty.
    public struct Collect<Upstream: Publisher>: Operator {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// A publisher of all values of `upstream`.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @usableFromInline
        func makeStep() -> FoldStep<Upstream.Output, Output, Output, Safe<Failure>> {
            FoldStep(
                [],
                take: { values, value in
                    values.append(value)
                    return .open
                },
                result: { $0 })
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends at the end all values as one array, which may be empty.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
