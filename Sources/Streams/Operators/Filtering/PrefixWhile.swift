extension Publishers {
    /// Sends values until a closure returns false, then finishes; an error that it throws ends the
    /// stream.
    public typealias TryPrefixWhile<Upstream: Publisher> = PrefixWhile<ThrowingUpstream<Upstream>>

    /// Sends values until a closure returns false, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: StepOperator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: PrefixWhileStep<Upstream.Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: PrefixWhileStep<Upstream.Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }
}

extension Publisher {
    /// Sends values until `predicate` returns false, then finishes.
    @inlinable
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile<Self>(upstream: self, step: .init(predicate))
    }

    /// Sends values until `predicate` returns false, then finishes; an error that it throws ends
    /// the stream.
    @inlinable
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile<Self>(
            upstream: Publishers.ThrowingUpstream(self), step: .init(predicate))
    }
}

/// The step of `prefix(while:)` and `tryPrefix(while:)`.
@usableFromInline
struct PrefixWhileStep<Input, Failure: Error>: OperatorStep {
    @usableFromInline let predicate: (Input) throws(Failure) -> Bool

    @inlinable
    init(_ predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, Failure> {
        do throws(Failure) {
            return try predicate(input) ? .send(input) : .end(.finish)
        } catch {
            return .end(.fail(error))
        }
    }
}
