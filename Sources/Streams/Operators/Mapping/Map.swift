extension Publishers {
    /// Sends the results of a closure for the values; an error that it throws ends the stream.
    public typealias TryMap<Upstream: Publisher, Output> =
        Map<ThrowingUpstream<Upstream>, Output>

    /// Sends the results of a closure for the values.
    public struct Map<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        @usableFromInline let step: MapStep<Upstream.Output, Output, Upstream.Failure>

        @inlinable
        init(upstream: Upstream, step: MapStep<Upstream.Output, Output, Upstream.Failure>) {
            self.upstream = upstream
            self.step = step
        }
    }

    /// Sends a property of each value.
    public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>

    /// Sends two properties of each value.
    public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> =
        Map<Upstream, (Output0, Output1)>

    /// Sends three properties of each value.
    public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> =
        Map<Upstream, (Output0, Output1, Output2)>
}

extension Publisher {
    /// Sends the results of `transform` for the values.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map<Self, T>(upstream: self, step: .init(transform))
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
            upstream: Publishers.ThrowingUpstream(self), step: .init(transform))
    }

    /// Sends `output` in the place of nil.
    @inlinable
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }

    /// Sends a property of each value.
    @inlinable
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    /// Sends two properties of each value.
    @inlinable
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Sends three properties of each value.
    @inlinable
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
        _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }
}

/// The step of `map` and `tryMap`.
@usableFromInline
struct MapStep<Input, Output, Failure: Error>: OperatorStep {
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
