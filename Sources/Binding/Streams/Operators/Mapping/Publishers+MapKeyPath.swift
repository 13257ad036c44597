extension Publishers {
    /// Sends a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Operator {
        public typealias Failure = Upstream.Failure

        /// The publisher above.
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
        func makeStep() -> MapStep<Upstream.Output, Output, Safe<Failure>> {
            MapStep { [keyPath] in $0[keyPath: keyPath] }
        }
    }
}

extension Publisher {
    /// Sends a property of each value.
    @inlinable
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
