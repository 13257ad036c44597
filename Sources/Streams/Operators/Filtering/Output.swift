extension Publishers {
    /// Sends the values with places in a range, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
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

    /// Leaves out a number of values.
    public struct Drop<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The number of values that are left out; less than zero counts as zero.
        public let count: Int

        /// A publisher of the values of `upstream` after the first `count`.
        @inlinable
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable
        func makeStep() -> OutputStep<Output, Failure> {
            OutputStep(Swift.max(count, 0)..<Int.max)
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.Drop: Equatable where Upstream: Equatable {}

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

    /// Leaves out the first `count` values. Less than zero counts as zero.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

@usableFromInline
struct OutputStep<Input, Failure: Error>: Step {
    @usableFromInline let range: Range<Int>
    @usableFromInline var index = 0

    @inlinable
    init(_ range: Range<Int>) {
        self.range = range
    }

    @inlinable var isDone: Bool { range.isEmpty }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        guard index >= range.lowerBound else {
            index += 1
            return .skip
        }
        guard index < range.upperBound - 1 else { return .end(.finishWith(input)) }
        index += 1
        return .send(input)
    }
}
