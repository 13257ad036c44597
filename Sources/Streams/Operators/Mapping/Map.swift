extension Publishers {
    /// Sends the results of a closure for the values; an error that it throws ends the stream.
    public typealias TryMap<Upstream: Publisher, Output> =
        Map<ThrowingUpstream<Upstream>, Output>

    /// Sends the results of a closure for the values.
    public struct Map<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let transform: (Upstream.Output) throws(Failure) -> Output

        /// A publisher of the results of `transform` for the values of `upstream`.
        @inlinable
        public init(
            upstream: Upstream,
            transform: @escaping (Upstream.Output) throws(Failure) -> Output
        ) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable
        func makeStep() -> MapStep<Upstream.Output, Output, Failure> {
            MapStep(transform)
        }
    }
}

extension Publisher {
    /// Sends the results of `transform` for the values.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map<Self, T>(upstream: self, transform: transform)
    }

    /// Sends the results of `transform` for the values; an error that it throws ends the stream.
    ///
    /// ```swift
    /// let token = ["1", "x", "2"].publisher
    ///     .tryMap { text in
    ///         guard let number = Int(text) else { throw CancellationError() }
    ///         return number
    ///     }
    ///     .replaceError(with: -1)
    ///     .sink { print("\($0)") }  // prints: 1, then: -1
    /// ```
    @inlinable
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap<Self, T>(
            upstream: Publishers.ThrowingUpstream(self), transform: transform)
    }

    /// Sends `output` in the place of nil.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}

@usableFromInline
struct MapStep<Input, Output, Failure: Error>: Step {
    @usableFromInline let transform: (Input) throws(Failure) -> Output

    @inlinable
    init(_ transform: @escaping (Input) throws(Failure) -> Output) {
        self.transform = transform
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Output, Failure> {
        do throws(Failure) {
            return .send(try transform(input))
        } catch {
            return .end(.fail(error))
        }
    }
}
