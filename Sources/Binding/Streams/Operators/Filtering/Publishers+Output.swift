extension Publishers {
    /// Sends the values whose places are in a range, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// The places of the values that are sent, counted from zero.
        public let range: CountableRange<Int>

        /// A publisher of the values of `upstream` in `range`.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        @usableFromInline
        func makeStep() -> OutputStep<Output, Failure> {
            OutputStep(range)
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the first `maxLength` values, then finishes. Less than zero counts as zero.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<Swift.max(maxLength, 0))
    }

    /// Sends the value at `index`, counted from zero, then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Sends the values whose places, counted from zero, are in `range`, then finishes.
    ///
    /// Places before zero hold no value.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
    where R.Bound == Int {
        let places = range.relative(to: Int.min..<Int.max).clamped(to: 0..<Int.max)
        return Publishers.Output(upstream: self, range: places)
    }
}
