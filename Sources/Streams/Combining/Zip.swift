extension Publisher {
    /// Pairs the values of this publisher and another in their order.
    @inlinable
    public func zip<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, publisher)
    }

    /// Pairs the values of this publisher and another in their order, and turns each pair into one
    /// value.
    @inlinable
    public func zip<P: Publisher, T>(
        _ publisher: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P.Failure == Failure {
        zip(publisher).map { transform($0, $1) }
    }

    /// Groups the values of this publisher and two others in their order.
    @inlinable
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Groups the values of this publisher and two others in their order, and turns each group into
    /// one value.
    @inlinable
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Groups the values of this publisher and three others in their order.
    @inlinable
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Groups the values of this publisher and three others in their order, and turns each group
    /// into one value.
    @inlinable
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
