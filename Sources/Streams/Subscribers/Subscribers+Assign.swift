public import Binding

extension Subscribers {
    /// A subscriber that writes each value to a property of an object.
    ///
    /// It holds the object strongly until it is cancelled or the stream ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, Sited {
        public typealias Failure = Never

        /// The object written to; nil when the stream is over.
        @exclusivity(unchecked)
        public private(set) var object: Root?

        /// The property written to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        @usableFromInline @exclusivity(unchecked) var isActive = false
        private var subscription: (any Subscription)?

        private let packedSite: PackedSite

        /// The place where it was made.
        @usableFromInline package var site: BindingSite? { packedSite.site }

        /// A subscriber that is not subscribed yet.
        public init(
            object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>,
            file: StaticString = #fileID, line: UInt = #line
        ) {
            self.object = object
            self.keyPath = keyPath
            packedSite = PackedSite(file, line)
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            isActive = true
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        @inlinable
        public func receive(_ input: Input) -> Demand {
            if isActive, let object { object[keyPath: keyPath] = input }
            return .none
        }

        public func receive(completion: Completion<Never>) {
            end()
        }

        public func cancel() {
            end()?.cancel()
        }

        /// Clears all state first, since the release of the object may call this again.
        @discardableResult
        private func end() -> (any Subscription)? {
            isActive = false
            let ended = subscription.take()
            release(object.take())
            return ended
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of `object`, for as long as the token is held.
    ///
    /// The token holds `object`: an object that keeps the token of a stream into itself is never
    /// released.
    @inlinable
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath, file: file, line: line)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
