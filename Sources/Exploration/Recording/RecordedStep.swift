package import TextMenu
import WaylineRouting

/// A step of a recording: an input, the time before it, and its effect.
package struct RecordedStep: Hashable, Sendable {
    /// The longest time before a step, in milliseconds: a week.
    private static let longestWait = 604_800_000

    /// The time since the step before, in milliseconds.
    let wait: Int
    package let input: RecordedInput
    package let effect: StepEffect

    init(wait: Int, _ input: RecordedInput, _ effect: StepEffect) {
        (self.wait, self.input, self.effect) = (min(wait, Self.longestWait), input, effect)
    }

    /// The line of a step without its effect and its end.
    static func beginning(wait: Int, _ input: RecordedInput) -> String {
        let parts: [RouteValue] = [.int(min(wait, longestWait)), .string("\(input)")]
        return String(RouteValue.array(parts).json.dropLast())
    }

    /// Reads the line of a step without its effect and its end; nil for another text.
    init?(beginning: Substring.UTF8View) {
        let step = RouteValue(json: Array(beginning) + Array(#","\#(StepEffect.unsettled)"]"#.utf8))
        guard let read = step.flatMap(RecordedStep.init), read.effect == .unknown else {
            return nil
        }
        self = read
    }

    init?(_ value: RouteValue) {
        guard case .array(let parts) = value, 3...5 ~= parts.count, case .int(let wait) = parts[0],
            0...Self.longestWait ~= wait
        else { return nil }
        var texts: [String] = []
        for part in parts.dropFirst() {
            guard case .string(let text) = part else { return nil }
            texts.append(text)
        }
        guard let input = RecordedInput(texts[0]) else { return nil }
        texts += ["", ""]
        self.init(
            wait: wait, input, StepEffect(digest: texts[1], screen: texts[2], text: texts[3]))
    }
}

extension RecordedStep: CustomStringConvertible {
    /// The line of the step.
    package var description: String {
        var texts = ["\(input)", effect.digest, effect.screen, effect.text]
        while texts.last == "" { texts.removeLast() }
        return RouteValue.array([.int(wait)] + texts.map { .string($0) }).json
    }
}

/// The effect of a step, as far as a recording has it.
package struct StepEffect: Hashable, Sendable {
    /// The digest of an app that was still at work.
    static let unsettled = "?"

    /// The effect of a step that has not ended.
    static let unknown = StepEffect(digest: unsettled, screen: "", text: "")

    /// The most bytes of a text in a recording.
    private static let longestText = 32

    let digest: String

    /// The route of the screen on top; empty if it is the same as before.
    package let screen: String

    /// The beginning of the first line that was not on the screen before, or an empty text.
    let text: String

    init(digest: String, screen: String, text: String) {
        (self.digest, self.screen, self.text) = (digest, screen, text)
    }

    /// The effect that led from `old` to `new`.
    init(from old: Sight?, to new: Sight) {
        let known = Set(old?.lines ?? [])
        var text = ""
        for character in new.lines.first(where: { !known.contains($0) }) ?? "" {
            if text.utf8.count + character.utf8.count > Self.longestText { break }
            text.append(character)
        }
        self.init(
            digest: new.digest, screen: new.screen == old?.screen ? "" : new.screen, text: text)
    }
}

/// An input of a recording.
package enum RecordedInput: Hashable, Sendable {
    /// Time alone: the app has begun, or another screen was shown by itself.
    case wait

    /// A key other than text, a paste or an event of the mouse.
    case key(Key)

    /// Text that was typed at once.
    case text(String)

    /// The text of a secure field, by its name; empty if the field was emptied.
    case secret(String)

    /// A line of the plain front end.
    case line(String)

    /// Another size of the terminal.
    case size(columns: Int, rows: Int)

    /// The end of the input.
    case end
}

extension RecordedInput: CustomStringConvertible {
    /// The input in the form of a recording, such as `key down`.
    package var description: String {
        switch self {
        case .wait: "wait"
        case .key(.paste(let text, let lost)): "paste \(lost) \(text)"
        case .key(.mouse(let event)): "\(event.kind.rawValue) \(event.row) \(event.column)"
        case .key(let key): "key \(key.name(isUnicode: false))"
        case .text(let text): "text \(text)"
        case .secret(let name): "secret \(name)"
        case .line(let line): "line \(line)"
        case .size(let columns, let rows): "size \(columns) \(rows)"
        case .end: "end"
        }
    }

    /// Reads an input in the form of a recording.
    init?(_ text: String) {
        let words = text.unicodeScalars.split(
            separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = words.count > 1 ? String(words[1]) : ""
        let parts = rest.unicodeScalars.split(
            separator: " ", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String($0) }
        let (one, two) = (Int(parts[0]) ?? -1, parts.count > 1 ? Int(parts[1]) ?? -1 : -1)
        switch String(words[0]) {
        case "wait": self = .wait
        case "key": if let key = Key(named: rest) { self = .key(key) } else { return nil }
        case "paste": self = .key(.paste(parts.count > 1 ? parts[1] : "", lost: one))
        case "text": self = .text(rest)
        case "secret": self = .secret(rest)
        case "line": self = .line(rest)
        case "size" where 1...1000 ~= one && 1...1000 ~= two: self = .size(columns: one, rows: two)
        case "end": self = .end
        case let word:
            guard let kind = MouseEvent.Kind(rawValue: word), one >= 0, two >= 0 else { return nil }
            self = .key(.mouse(MouseEvent(kind, row: one, column: two)))
        }
        if description != text { return nil }
    }
}
