extension Publisher {
    /// Pairs the latest values of this publisher and another.
    @inlinable
    public func combineLatest<P: Publisher>(
        _ publisher: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, publisher)
    }

    /// Pairs the latest values of this publisher and another, and turns each pair into one value.
    ///
    /// ```swift
    /// let user = CurrentValueSubject<String, Never>("")
    /// let password = CurrentValueSubject<String, Never>("")
    /// let canLogIn = user.combineLatest(password) { !$0.isEmpty && $1.count >= 8 }
    /// let token = canLogIn.removeDuplicates().sink { print("\($0)") }  // prints: false
    /// user.send("an")
    /// password.send("correct horse")  // prints: true
    /// ```
    @inlinable
    public func combineLatest<P: Publisher, T>(
        _ publisher: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure {
        combineLatest(publisher).map { transform($0, $1) }
    }

    /// Groups the latest values of this publisher and two others.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Groups the latest values of this publisher and two others, and turns each group into one
    /// value.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Groups the latest values of this publisher and three others.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Groups the latest values of this publisher and three others, and turns each group into one
    /// value.
    @inlinable
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
