public import Binding

extension Subscribers {
    /// A subscriber that asks for every value and hands it to a closure.
    ///
    /// It lets go of its closures when it is cancelled or the stream ends. A second subscription
    /// is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, Sited {
        /// Called for each value.
        @exclusivity(unchecked)
        public private(set) var receiveValue: (Input) -> Void

        /// Called once, when the stream ends. Not called after a cancellation.
        @exclusivity(unchecked)
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void

        @usableFromInline @exclusivity(unchecked) var subscription: (any Subscription)?
        private let packedSite: PackedSite
        @usableFromInline @exclusivity(unchecked) var isActive = false
        @usableFromInline @exclusivity(unchecked) var isOver = false

        /// The place where it was made.
        @usableFromInline package var site: BindingSite? { packedSite.site }

        /// A sink that is not subscribed yet.
        @inlinable
        public convenience init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void,
            file: StaticString = #fileID, line: UInt = #line
        ) {
            self.init(receiveCompletion, receiveValue, PackedSite(file, line))
        }

        @usableFromInline
        init(
            _ receiveCompletion: @escaping (Completion<Failure>) -> Void,
            _ receiveValue: @escaping (Input) -> Void, _ site: PackedSite
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
            packedSite = site
        }

        @inlinable
        public func receive(subscription: any Subscription) {
            guard !isActive, !isOver else { return subscription.cancel() }
            isActive = true
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        @inlinable
        public func receive(_ input: Input) -> Demand {
            if isActive { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isOver else { return }
            let complete = receiveCompletion
            end()
            complete(completion)
        }

        public func cancel() {
            guard !isOver else { return }
            end()?.cancel()
        }

        /// Clears all state before a release, since a release may call this object again.
        @discardableResult
        private func end() -> (any Subscription)? {
            isActive = false
            isOver = true
            let (endedValue, endedCompletion) = (receiveValue, receiveCompletion)
            receiveValue = { _ in }
            receiveCompletion = { _ in }
            let ended = subscription.take()
            release(endedValue)
            release(endedCompletion)
            return ended
        }
    }
}

extension Publisher {
    /// Calls `receiveValue` for each value and `receiveCompletion` at the end, for as long as the
    /// token is held.
    @inlinable
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let site = PackedSite(file, line)
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion, receiveValue, site)
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
