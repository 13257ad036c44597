extension Publishers {
    /// Sends a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: StepOperator {
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The property that is sent.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// A publisher of a property of the values of `upstream`.
        @inlinable
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        @inlinable
        func makeStep() -> MapStep<Upstream.Output, Output, Failure> {
            .init { [keyPath] in $0[keyPath: keyPath] }
        }
    }

    /// Sends two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: StepOperator {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The first property that is sent.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The second property that is sent.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// A publisher of two properties of the values of `upstream`.
        @inlinable
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        @inlinable
        func makeStep() -> MapStep<Upstream.Output, Output, Failure> {
            .init { [keyPath0, keyPath1] in
                ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
            }
        }
    }

    /// Sends three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: StepOperator {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The first property that is sent.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The second property that is sent.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The third property that is sent.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        /// A publisher of three properties of the values of `upstream`.
        @inlinable
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        @inlinable
        func makeStep() -> MapStep<Upstream.Output, Output, Failure> {
            .init { [keyPath0, keyPath1, keyPath2] in
                ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
            }
        }
    }
}

extension Publisher {
    /// Sends a property of each value.
    @inlinable
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Sends two properties of each value.
    @inlinable
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Sends three properties of each value.
    @inlinable
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
        _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(
            upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
