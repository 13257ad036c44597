extension Subscribers {
    /// How a stream ended.
    public enum Completion<Failure: Error> {
        /// All values have been sent.
        case finished

        /// No more values can be sent, for this reason.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
