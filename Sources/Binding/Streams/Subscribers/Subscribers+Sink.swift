extension Subscribers {
    /// A subscriber that asks for every value and hands it to a closure.
    ///
    /// It lets go of its closures when it is cancelled or the stream ends. A second subscription
    /// is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Called for each value.
        @exclusivity(unchecked)
        public private(set) var receiveValue: (Input) -> Void

        /// Called once, when the stream ends. Not called after a cancellation.
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void

        @usableFromInline @exclusivity(unchecked) var isListening = false
        private var isOver = false
        private var subscription: (any Subscription)?

        /// Where it was made, where that is known.
        @usableFromInline var site: BindingSite? { packedSite?.site }

        @usableFromInline var packedSite: PackedSite?

        /// A sink that is not subscribed yet.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            guard !isListening, !isOver else { return subscription.cancel() }
            isListening = true
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        @inlinable
        public func receive(_ input: Input) -> Demand {
            if isListening { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isOver else { return }
            let hear = receiveCompletion
            end()
            hear(completion)
        }

        public func cancel() {
            guard !isOver else { return }
            end()?.cancel()
        }

        /// Clears all state before a release, since a release may call this object again.
        @discardableResult
        private func end() -> (any Subscription)? {
            isListening = false
            isOver = true
            withExtendedLifetime((receiveValue, receiveCompletion)) {
                receiveValue = { _ in }
                receiveCompletion = { _ in }
            }
            return subscription.take()
        }
    }
}
