extension Publishers {
    /// Sends the values with places in a range, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: OutputStep<Upstream.Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: OutputStep<Upstream.Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }

    /// Leaves out a number of values.
    public typealias Drop<Upstream: Publisher> = Output<Upstream>
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
        return Publishers.Output(upstream: self, step: .init(places))
    }

    /// Leaves out the first `count` values. Less than zero counts as zero.
    @inlinable
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, step: .init(Swift.max(count, 0)..<Int.max))
    }
}

/// The step of `output`, `prefix` and `dropFirst`.
@usableFromInline
struct OutputStep<Input, Failure: Error>: OperatorStep, Equatable {
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
