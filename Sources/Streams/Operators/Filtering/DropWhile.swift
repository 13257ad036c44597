extension Publishers {
    /// Leaves out values until a closure returns false for the first time; an error that it throws
    /// ends the stream.
    public typealias TryDropWhile<Upstream: Publisher> = DropWhile<ThrowingUpstream<Upstream>>

    /// Leaves out values until a closure returns false for the first time.
    public struct DropWhile<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: DropWhileStep<Upstream.Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: DropWhileStep<Upstream.Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }
}

extension Publisher {
    /// Leaves out values until `predicate` returns false for the first time.
    @inlinable
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile<Self>(upstream: self, step: .init(predicate))
    }

    /// Leaves out values until `predicate` returns false for the first time; an error that it
    /// throws ends the stream.
    @inlinable
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(predicate))
    }
}

/// The step of `drop(while:)` and `tryDrop(while:)`.
@usableFromInline
struct DropWhileStep<Input, Failure: Error>: OperatorStep {
    @usableFromInline let predicate: (Input) throws(Failure) -> Bool
    @usableFromInline var isDropping = true

    @inlinable
    init(_ predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            if isDropping, try predicate(input) { return .skip }
        } catch {
            return .end(.fail(error))
        }
        isDropping = false
        return .send(input)
    }
}
