/// A publisher of a recording: values and an end, for each subscriber from the beginning.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end.
    public let recording: Recording

    /// A publisher of the recording that `record` makes.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// A publisher of `recording`.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// A publisher of `output` and then of `completion`.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        SequenceSubscription.start(recording.output, recording.completion, subscriber)
    }

    /// The values of a stream and its end.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]

        /// The end; finished, if nothing else was received.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isOver = false

        /// An empty recording.
        public init() {
            output = []
            completion = .finished
        }

        /// A recording of `output` and `completion`.
        public init(
            output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished
        ) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        /// Adds a value, unless the end was received.
        public mutating func receive(_ input: Output) {
            if !isOver { output.append(input) }
        }

        /// Sets the end, unless one was received.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            guard !isOver else { return }
            self.completion = completion
            isOver = true
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

/// A decoded recording is complete: it takes no more values.
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey {
        case output
        case completion
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(
                Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
