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

        @usableFromInline let predicate: (Upstream.Output, Upstream.Output) throws(Failure) -> Bool

        /// A publisher of the values of `upstream` without repetitions.
        @inlinable
        public init(
            upstream: Upstream,
            predicate: @escaping (Upstream.Output, Upstream.Output) throws(Failure) -> Bool
        ) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable
        func makeStep() -> RemoveDuplicatesStep<Output, Failure> {
            RemoveDuplicatesStep(predicate)
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
        Publishers.RemoveDuplicates<Self>(upstream: self, predicate: predicate)
    }

    /// Leaves out each value for which `predicate` returns true, given the value sent before and
    /// this one; an error that it throws ends the stream.
    @inlinable
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates<Self>(
            upstream: Publishers.ThrowingUpstream(self), predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the value sent before.
    @inlinable
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

@usableFromInline
struct RemoveDuplicatesStep<Input, Failure: Error>: Step {
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
