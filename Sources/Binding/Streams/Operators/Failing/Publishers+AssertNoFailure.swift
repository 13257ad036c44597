extension Publishers {
    /// Stops the program when the stream fails, for failures that only a mistake can cause.
    public struct AssertNoFailure<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher above.
        public let upstream: Upstream

        /// Stands before the message.
        public let prefix: String

        /// Where the operator stands.
        public let file: StaticString

        /// Where the operator stands.
        public let line: UInt

        /// A publisher of the values of `upstream`, which must not fail.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @usableFromInline
        func makeStep() -> RecoverStep<Output, Upstream.Failure, Never> {
            RecoverStep { [prefix, file, line] failure in
                preconditionFailure(
                    "\(prefix)A stream that must not fail failed: \(failure)", file: file,
                    line: line)
            }
        }
    }
}

extension Publisher {
    /// Stops the program when the stream fails, for failures that only a mistake can cause.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
