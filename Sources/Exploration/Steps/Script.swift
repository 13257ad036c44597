package import WaylineApplication
import WaylineRouting
import WaylineText

/// The steps through an app in the text of a script, one on each line.
///
/// ```text
/// type "Email" "an@example.com"
/// choose "Log in"
/// expect screen home
/// ```
///
/// A recording is a script, too, whose steps can also be the keys of a terminal: the module
/// WaylineProgram reads it by `Script(recording:)`, and repeats it.
public struct Script: Hashable, Sendable {
    /// A step, and its place in the script.
    package struct Line: Hashable, Sendable {
        let number: Int
        package let step: Step

        /// The recorded effect; nil if the step has none.
        package let effect: StepEffect?

        /// Lines about the events of the step, from a failed test.
        package fileprivate(set) var notes: [String] = []

        /// The lines of the screen after the step, from a failed test; empty if it has none.
        package fileprivate(set) var screen: [String] = []

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
    package private(set) var lines: [Line] = []

    /// The step during which the recorded program has ended; nil if it has ended after a step.
    package private(set) var unfinished: Step?

    /// The text of that step, without a text that could be a password.
    package var unfinishedText: String? { unfinished?.shown }

    /// Reads all lines, whose steps are in the words on the screen. Throws the fault of the first
    /// line that cannot be read.
    public init(_ text: String) throws(ScriptError) {
        try self.init(text, verbs: Verb.words)
    }

    /// Reads all lines. Their steps have these verbs.
    ///
    /// The last line of a recording is only a step if it ends with a line feed. Otherwise, the
    /// program has ended before its effect was written.
    package init(_ text: String, verbs: [Verb]) throws(ScriptError) {
        let (header, texts) = try Self.header(of: Self.lines(of: text)[...])
        self.header = header
        for (index, text) in zip(texts.indices, texts).dropLast() where !addSeen(text) {
            try add(text, number: index + 1, verbs)
        }
        guard let last = texts.last else { return }
        if isRecorded || lines.isEmpty && header?.hasFront == true {
            unfinished = Self.step(cutOff: last, verbs)
        } else {
            try add(last, number: texts.endIndex, verbs)
        }
    }

    private mutating func add(
        _ text: Substring, number: Int, _ verbs: [Verb]
    ) throws(ScriptError) {
        do throws(ScriptError.Reason) {
            if let line = try Line(text, number: number, verbs) { lines.append(line) }
        } catch {
            throw ScriptError(line: number, reason: error)
        }
    }

    /// Adds a note, or a line of a screen, to the step above. Returns false for any other line.
    private mutating func addSeen(_ text: Substring) -> Bool {
        guard let last = lines.indices.last else { return false }
        let line = String(text.dropFirst(2)).printable
        if text.hasPrefix("> ") {
            lines[last].notes.append(line)
        } else if text.hasPrefix("| ") {
            lines[last].screen.append(line)
        } else {
            return false
        }
        return true
    }

    /// Splits a text at the ends of its lines, those of Unix or of Windows. No other sign ends a
    /// line.
    static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map(Substring.init)
    }

    /// True if the steps have effects, or at least begin as those of a recording.
    var isRecorded: Bool { lines.first?.effect != nil }

    /// True if it has the screen after at least one step.
    package var hasScreens: Bool { !lines.allSatisfy(\.screen.isEmpty) }

    /// True if it has the screen after each step.
    package var hasAllScreens: Bool { hasScreens && !lines.contains(where: \.screen.isEmpty) }

    /// True if it puts services into a fault.
    package var hasFaults: Bool { lines.contains { $0.step.verb == .begin } }

    /// The names of the secrets, in the order of their first use.
    package var secrets: [String] {
        lines.compactMap(\.step.secretName).filter { !$0.isEmpty }.withoutRepetitions
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
    private static func step(cutOff line: Substring, _ verbs: [Verb]) -> Step? {
        do {
            var (scanner, words) = (StepScanner(line), [StepWord]())
            while let word = try scanner.next(), word != StepWords.effectMark { words.append(word) }
            var rest = StepWords(words)
            return words.isEmpty ? nil : try Step(reading: &rest, verbs)
        } catch {
            return nil
        }
    }
}

extension Script.Line {
    /// Reads a line; nil for an empty one.
    fileprivate init?(
        _ text: Substring, number: Int, _ verbs: [Verb]
    ) throws(ScriptError.Reason) {
        if text.utf8.count > Script.lineLimit { throw .tooLong(limit: Script.lineLimit) }
        var words = try StepWords(text)
        let effect = words.takeEffect()
        if words.isEmpty {
            if effect != nil { throw .effect }
            return nil
        }
        let step = try Step(reading: &words, verbs)
        guard let effect else {
            self.init(number: number, step: step)
            return
        }
        guard let effect = StepEffect(effect) else { throw .effect }
        self.init(number: number, step: step, effect: effect)
    }
}
