public import Binding

extension Publisher {
    /// The value that this publisher sent last: `initial` until it sends one, and what `onFailure`
    /// makes of a failure after that.
    ///
    /// RxSwift calls this a driver. It subscribes at once, and ends the subscription when it is
    /// released. After the end it keeps its value.
    public func derived(
        startingWith initial: Output, onFailure: @escaping (Failure) -> Output,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Derived<Output> {
        let latest = Observable(initial)
        let token = sink(
            receiveCompletion: {
                if case .failure(let failure) = $0 { latest.value = onFailure(failure) }
            },
            receiveValue: { latest.value = $0 }, file: file, line: line)
        let derived = latest.map { $0 }
        derived.retain(token)
        return derived
    }
}

extension Publisher {
    /// The value that this publisher sent last: `initial` until it sends one, and `fallback` after
    /// a failure.
    public func derived(
        startingWith initial: Output, onFailure fallback: Output,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Derived<Output> {
        derived(startingWith: initial, onFailure: { _ in fallback }, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// The value that this publisher sent last, and `initial` until it sends one.
    ///
    /// It subscribes at once, and ends the subscription when it is released. After the end it keeps
    /// its value.
    public func derived(
        startingWith initial: Output, file: StaticString = #fileID, line: UInt = #line
    ) -> Derived<Output> {
        derived(
            startingWith: initial, onFailure: { (failure: Never) -> Output in },
            file: file, line: line)
    }

    /// Sets a `@Published` property to each value, for as long as the property lives:
    /// `names.map(\.count).assign(to: &$count)`.
    public func assign(
        to published: inout Published<Output>.Publisher,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        let observable = published
        observable.retain(
            sink(
                receiveValue: { [weak observable] in observable?.value = $0 }, file: file,
                line: line))
    }
}

extension BaseEmitter {
    /// Holds on to `token` for as long as this lives.
    fileprivate final func retain(_ token: AnyCancellable) {
        requireTable().retained.append(token)
    }
}
