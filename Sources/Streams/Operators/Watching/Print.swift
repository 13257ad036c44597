extension Publishers {
    /// Writes a line for each event of the stream, and changes nothing.
    public struct Print<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher upstream.
        public let upstream: Upstream

        /// The text before each line.
        public let prefix: String

        /// The stream that is written to; nil prints.
        public let stream: (any TextOutputStream)?

        /// A publisher of the values of `upstream` that writes to `stream`, or prints.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let step: WatchStep<Output, Failure> = PrintLog(prefix, stream).step()
            upstream.subscribe(OperatorSubscription(step, subscriber))
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

/// Writes a line for each event of a stream, in the words of Combine.
private final class PrintLog {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func step<Input, Failure: Error>() -> WatchStep<Input, Failure> {
        WatchStep(
            subscription: { self.write("receive subscription: (\($0))") },
            output: { self.write("receive value: (\($0))") },
            completion: { completion in
                switch completion {
                case .finished: self.write("receive finished")
                case .failure(let failure): self.write("receive error: (\(failure))")
                }
            },
            cancel: { self.write("receive cancel") },
            request: { demand in
                self.write("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited"))
            })
    }

    private func write(_ event: String) {
        // Taken out while it is written to, so that writing may lead back here.
        guard var taken = stream else { return print(prefix + event) }
        taken.write(prefix + event + "\n")
        stream = taken
    }
}
