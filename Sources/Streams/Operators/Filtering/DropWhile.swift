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

        @usableFromInline let predicate: (Upstream.Output) throws(Failure) -> Bool

        /// A publisher of the values from the first for which `predicate` returns false.
        @inlinable
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> DropWhileStep<Output, Failure> {
            DropWhileStep(predicate)
        }
    }
}

extension Publisher {
    /// Leaves out values until `predicate` returns false for the first time.
    @inlinable
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile<Self>(upstream: self, predicate: predicate)
    }

    /// Leaves out values until `predicate` returns false for the first time; an error that it
    /// throws ends the stream.
    @inlinable
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile<Self>(
            upstream: Publishers.ThrowingUpstream(self), predicate: predicate)
    }
}

@usableFromInline
struct DropWhileStep<Input, Failure: Error>: Step {
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
