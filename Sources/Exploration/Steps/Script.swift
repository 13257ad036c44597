import WaylineRouting

/// The steps through an app in the text of a script, one on each line.
///
/// A recording of `app record FILE` is a script, too. Its first line has the conditions of the run,
/// and a step has its effect behind it: the digest of the screen, the route of a new screen, and
/// the first new line. Instead of the text of a secure field, it has only a name. `app replay FILE`
/// and ``Replay`` repeat it.
///
/// ```swift
/// let script = try Script(text)
/// let difference = try await Replay(script, of: .cafe).firstDifference()
/// XCTAssertNil(difference)
/// ```
///
/// ```text
/// app "Café" language en seed 0 time 1750000000 size 80 24
/// wait 0ms -> 2f1c7704 "order" "Order"
/// wait 1310ms
/// key down -> 90ab31c2
/// wait 240ms
/// text "An" -> 7c55b6f1 "" "Name: An"
/// wait 900ms
/// secret "Code" -> 0d3c9b5e "" "Code: filled in"
/// ```
public struct Script: Hashable, Sendable {
    /// A step, and its place in the script.
    struct Line: Hashable, Sendable {
        let number: Int
        let step: Step

        /// The recorded effect; nil if the step has none.
        let effect: StepEffect?

        init(number: Int, step: Step, effect: StepEffect? = nil) {
            (self.number, self.step, self.effect) = (number, step, effect)
        }
    }

    /// The most bytes of a script.
    package static let limit = 1 << 26

    /// The most bytes of a line: of a long paste.
    static let lineLimit = 1 << 23

    /// The conditions of the run; nil if the script leaves them to the program that runs it.
    package let header: ScriptHeader?
    private(set) var lines: [Line] = []

    /// The step during which the recorded program has ended; nil if it has ended after a step.
    private(set) var unfinished: Step?

    /// The text of that step, without a text that could be a password.
    package var unfinishedText: String? { unfinished?.shown }

    /// Reads all lines. Throws the fault of the first line that cannot be read.
    ///
    /// The last line of a recording is only a step if it ends with a line feed. Otherwise, the
    /// program has ended before its effect was written.
    public init(_ text: String) throws(ScriptError) {
        let (header, texts) = try Self.header(of: Self.lines(of: text)[...])
        self.header = header
        for (index, text) in zip(texts.indices, texts).dropLast() {
            try add(text, number: index + 1)
        }
        guard let last = texts.last else { return }
        if isRecorded || lines.isEmpty && header?.hasFront == true {
            unfinished = Self.step(cutOff: last)
        } else {
            try add(last, number: texts.endIndex)
        }
    }

    private mutating func add(_ text: Substring, number: Int) throws(ScriptError) {
        do throws(ScriptError.Reason) {
            if let line = try Line(text, number: number) { lines.append(line) }
        } catch {
            throw ScriptError(line: number, reason: error)
        }
    }

    /// Splits a text at the ends of its lines, those of Unix or of Windows. No other sign ends a
    /// line.
    static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map(Substring.init)
    }

    /// True if the steps have effects, or at least begin as those of a recording.
    var isRecorded: Bool { lines.first?.effect != nil }

    /// True if it puts services into a fault.
    package var hasFaults: Bool { lines.contains { $0.step.verb == .begin } }

    /// The names of the secrets, in the order of their first use.
    package var secrets: [String] {
        lines.compactMap(\.step.secretName).filter { !$0.isEmpty }.withoutRepetitions
    }

    /// The verbs of the language: an example, with this link, and the meaning.
    package static func verbs(link: String) -> [(usage: String, meaning: String)] {
        Verb.all.map { ($0.usage.replacing("LINK", with: link), $0.meaning) }
    }

    /// Reads the first line that is not empty, if it has the conditions. Returns the lines behind
    /// it.
    private static func header(
        of lines: ArraySlice<Substring>
    ) throws(ScriptError) -> (ScriptHeader?, ArraySlice<Substring>) {
        for (index, line) in zip(lines.indices, lines) {
            do throws(ScriptError.Reason) {
                var words = try StepWords(line)
                if words.isEmpty { continue }
                guard words.first == "app" else { break }
                guard let header = ScriptHeader(&words) else { throw .header }
                return (header, lines[(index + 1)...])
            } catch {
                throw ScriptError(line: index + 1, reason: error)
            }
        }
        return (nil, lines)
    }

    /// The step of a line whose end was not written; nil if the step was not written either.
    private static func step(cutOff line: Substring) -> Step? {
        do {
            var (scanner, words) = (StepScanner(line), [StepWord]())
            while let word = try scanner.next(), word != StepWords.effectMark { words.append(word) }
            var rest = StepWords(words)
            return words.isEmpty ? nil : try Step(reading: &rest)
        } catch {
            return nil
        }
    }
}

extension Script.Line {
    /// Reads a line; nil for an empty one.
    fileprivate init?(_ text: Substring, number: Int) throws(ScriptError.Reason) {
        if text.utf8.count > Script.lineLimit { throw .tooLong(limit: Script.lineLimit) }
        var words = try StepWords(text)
        let effect = words.takeEffect()
        if words.isEmpty {
            if effect != nil { throw .effect }
            return nil
        }
        let step = try Step(reading: &words)
        guard let effect else {
            self.init(number: number, step: step)
            return
        }
        guard let effect = StepEffect(effect) else { throw .effect }
        self.init(number: number, step: step, effect: effect)
    }
}
