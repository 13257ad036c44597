/// Writes a line for each event of a stream, in the words of Combine.
final class EventLog {
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
