extension Publishers {
    /// Writes down what happens in the stream, and changes nothing.
    public struct Print<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher above.
        public let upstream: Upstream

        /// Stands before each line.
        public let prefix: String

        /// Written to; nil prints.
        public let stream: (any TextOutputStream)?

        /// A publisher of what `upstream` sends that writes to `stream`, or prints.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        @usableFromInline
        func makeStep() -> WatchStep<Output, Failure> {
            EventLog(prefix, stream).step()
        }
    }
}

extension Publisher {
    /// Writes a line to `stream` for each event of the stream; without one, prints it.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
        -> Publishers.Print<Self>
    {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
