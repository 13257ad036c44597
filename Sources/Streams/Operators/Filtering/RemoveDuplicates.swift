extension Publishers {
    /// Leaves out each value for which a closure returns true, given the value sent before and this
    /// one; an error that it throws ends the stream.
    public typealias TryRemoveDuplicates<Upstream: Publisher> = RemoveDuplicates<
        ThrowingUpstream<Upstream>
    >

    /// Leaves out each value for which a closure returns true, given the value sent before and this
    /// one.
    public struct RemoveDuplicates<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: RemoveDuplicatesStep<Upstream.Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: RemoveDuplicatesStep<Upstream.Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }
}

extension Publisher {
    /// Leaves out each value for which `predicate` returns true, given the value sent before and
    /// this one.
    @inlinable
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates<Self>(upstream: self, step: .init(predicate))
    }

    /// Leaves out each value for which `predicate` returns true, given the value sent before and
    /// this one; an error that it throws ends the stream.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(predicate))
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the value sent before.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

/// The step of `removeDuplicates` and `tryRemoveDuplicates`.
@usableFromInline
struct RemoveDuplicatesStep<Input, Failure: Error>: OperatorStep {
    @usableFromInline let predicate: (Input, Input) throws(Failure) -> Bool
    @usableFromInline var last: Input?

    @inlinable
    init(_ predicate: @escaping (Input, Input) throws(Failure) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            if let last, try predicate(last, input) { return .skip }
        } catch {
            return .end(.fail(error))
        }
        last = input
        return .send(input)
    }
}
