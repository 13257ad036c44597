extension Publishers {
    /// Sends at the end the value that comes after all others in an order; an error that it throws
    /// ends the stream.
    public typealias TryComparison<Upstream: Publisher> = Comparison<ThrowingUpstream<Upstream>>

    /// Sends at the end the value that comes after all others in an order.
    public struct Comparison<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: ComparisonStep<Upstream.Output, Upstream.Failure>
    }
}

extension Publisher {
    /// Sends at the end the greatest value, of equal ones the first.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison<Self>(upstream: self, step: .init(areInIncreasingOrder))
    }

    /// Sends at the end the least value, of equal ones the first.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Sends at the end the greatest value, of equal ones the first; an error that the closure
    /// throws ends the stream.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(areInIncreasingOrder))
    }

    /// Sends at the end the least value, of equal ones the first; an error that the closure throws
    /// ends the stream.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends at the end the greatest value, of equal ones the first.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }

    /// Sends at the end the least value, of equal ones the first.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }
}

/// The step of `min` and `max`, and of their throwing forms.
@usableFromInline
struct ComparisonStep<Input, Failure: Error>: FoldStep {
    private let areInIncreasingOrder: (Input, Input) throws(Failure) -> Bool

    /// The greatest value, of equal ones the first.
    @usableFromInline private(set) var result: Input?

    init(_ areInIncreasingOrder: @escaping (Input, Input) throws(Failure) -> Bool) {
        self.areInIncreasingOrder = areInIncreasingOrder
    }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            if let result, try !areInIncreasingOrder(result, input) { return .keep }
        } catch {
            return .end(.fail(error))
        }
        result = input
        return .keep
    }
}
