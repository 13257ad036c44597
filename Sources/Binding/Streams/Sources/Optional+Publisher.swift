extension Optional {
    /// Sends the value, if there is one, then finishes.
    public struct Publisher: Binding.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// What is sent; nil sends nothing.
        public let output: Wrapped?

        /// A publisher of `output`.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Wrapped, S.Failure == Never {
            Elementwise(output.map { [$0] } ?? [], .finished, subscriber)
                .start()
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
