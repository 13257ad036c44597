import Binding
import Coordination
import WaylineInterface
import WaylineRouting
import WaylineSystem

/// The recording of a test that fails.
extension FlowDriver {
    /// Runs a part of a test, and records each step with its screen. If the part throws, or if
    /// `failed` is true after it, the recording is written to `.build/recordings` of the package,
    /// and the program's command `replay` shows it. Otherwise, no file is written.
    ///
    /// ```swift
    /// try await app.traced("order", failed: testRun?.failureCount != 0) {
    ///     try await app.choose("Order")
    ///     XCTAssertEqual(app.path.last, "receipt")
    /// }
    /// ```
    ///
    /// In Swift Testing, use `#require`, which throws, unlike `#expect`.
    ///
    /// Outside of this function, a failed step is recorded only when the description of its error
    /// is read. An expected error that is not read leaves no file. Such a recording has only the
    /// last screen.
    ///
    /// A recording has at most the last 50 steps, and 256 KiB. In place of the text of a secure
    /// field, it has a name. Of the files, those more than an hour older than the newest one are
    /// removed, except the newest 100; more than 1,000 are never kept. The environment variable
    /// `WAYLINE_RECORDINGS` sets another folder.
    @discardableResult
    public func traced<Result>(
        _ name: String, failed: @autoclosure () -> Bool = false, file: StaticString = #fileID,
        line: UInt = #line, _ part: () async throws -> Result
    ) async throws -> Result {
        let site = CallSite(file, line)
        let outer = log?.block
        log?.block = name
        defer { log?.block = outer }
        do {
            let result = try await part()
            if failed() { report("'\(name)' has failed.", site) }
            return result
        } catch {
            if let error = error as? FlowDriverError {
                // The text of the error names the file.
                error.writeRecording()
            } else {
                let text = (error as? any CustomStringConvertible)?.description
                report(text ?? "\(Swift.type(of: error))", site)
            }
            throw error
        }
    }

    /// Writes the recording, and prints where it is.
    private func report(_ reason: String, _ site: CallSite) {
        guard let run = run(from: site) else { return }
        let failure = ["failed in \(site.file):\(site.line)"] + reason.lines
        let sentence = "\(site.file):\(site.line): \(run.write(failure))\n"
        _ = Platform.writeAll(sentence, to: Platform.standardError)
    }

    /// Notes the words of a step that begins. Returns the place of the call.
    func begin(
        _ words: @autoclosure () -> [StepWord], _ file: StaticString, _ line: UInt
    ) -> CallSite {
        log?.begin(words(), after: placeNow)
        return CallSite(file, line)
    }

    /// Notes an intent that begins a step. Returns the place of the call.
    func begin(_ intent: UserIntent, _ file: StaticString, _ line: UInt) -> CallSite {
        let words = intent.words
        log?.begin(words ?? ["wait", "0ms"], words == nil ? intent : nil, after: placeNow)
        return CallSite(file, line)
    }

    /// Notes the text that was typed into a field. Until the field is found, the text is hidden,
    /// since it could be a password.
    func noteText(_ text: String, in field: any TextInput, named name: String) {
        guard let log else { return }
        let isSecret = field.isSecure && !text.isEmpty
        let typed: [StepWord] =
            isSecret ? ["secret", .text(log.name(ofSecret: text, in: name))] : [.text(text)]
        log.reword(["type", .text(name)] + typed)
    }

    /// Stops noting steps, for tools in which failed steps are normal.
    package func keepNoSteps() {
        log = nil
        navigator.keepFacts(false)
    }

    /// The run up to now; nil if steps are not noted.
    private func run(from site: CallSite) -> RecordedRun? {
        guard let log else { return nil }
        var place = placeNow
        place.lines = textLines
        return log.run(to: place, outside: app?.context.outside.value, from: site)
    }

    /// The current place. In a block, it includes the screen.
    private var placeNow: LoggedStep.Place {
        LoggedStep.Place(
            state: navigator.state, message: message, lines: log?.block == nil ? nil : textLines)
    }

    func place(_ site: CallSite) -> FlowDriverError.Place {
        FlowDriverError.Place(
            screen: text, file: site.file, line: site.line, run: run(from: site))
    }
}

extension String {
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension UserIntent {
    /// The words of a step; nil if a script has none.
    fileprivate var words: [StepWord]? {
        switch self {
        case .back: ["back"]
        case .select(let tab): ["choose", .text(tab.rawValue)]
        case .answer(let title): ["choose", .text(title)]
        case .open(let link): ["open", .word(link)]
        case .backTo, .dismiss, .perform: nil
        }
    }
}
