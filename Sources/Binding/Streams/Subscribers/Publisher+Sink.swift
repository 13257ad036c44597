extension Publisher {
    /// Calls `receiveValue` for each value and `receiveCompletion` at the end, for as long as the
    /// token is held.
    @inlinable
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        sink.packedSite = PackedSite(file, line)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` for each value, for as long as the token is held.
    @inlinable
    public func sink(
        receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue, file: file, line: line)
    }
}
