/// Records the values of several outputs in the order in which they arrive, for a test of a view
/// model.
///
/// Each value is a line of text: with a clock the time on it, then the name of the output and the
/// value.
///
/// ```swift
/// let clock = TestScheduler()
/// let search = Search(clock: AnyScheduler(clock))
/// let recorder = OutputRecorder(clock: clock)
/// recorder.record(search.isRunning, as: "isRunning")
/// recorder.record(search.cities, as: "cities")
/// XCTAssertEqual(
///     recorder.take(), ["0.0 seconds, isRunning: false", "0.0 seconds, cities: []"])
/// ```
public final class OutputRecorder {
    private let clock: TestScheduler?
    private var lines: [String] = []
    private var tokens: [AnyCancellable] = []

    /// A recorder that has recorded nothing.
    public init(clock: TestScheduler? = nil) {
        self.clock = clock
    }

    /// Records each value of `output` from now on, the current one first if there is one.
    public func record<Value>(
        _ output: Emitter<Value>, as name: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        tokens.append(
            output.bind({ [unowned self] in note(name, "\($0)") }, file: file, line: line))
    }

    /// Adds a line, as each recorded output does.
    public func note(_ name: String, _ value: String) {
        let time = clock.map { "\(Duration($0.now.elapsed)), " } ?? ""
        lines.append("\(time)\(name): \(value)")
    }

    /// Returns the lines since the last call, the oldest first.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
