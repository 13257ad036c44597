package import Binding
import WaylineRouting

/// A word of a step: in quotes, or bare.
package struct StepWord: Hashable, Sendable {
    /// The word, or the text between its quotes.
    package let content: String

    /// True if it has quotes.
    package let isText: Bool

    package init(content: String, isText: Bool) {
        (self.content, self.isText) = (content, isText)
    }

    package static func text(_ content: String) -> StepWord {
        StepWord(content: content, isText: true)
    }

    package static func bare(_ content: String) -> StepWord {
        StepWord(content: content, isText: false)
    }

    /// A word without quotes, unless it would be read as something else.
    package static func word(_ content: String) -> StepWord {
        let isBare =
            !content.isEmpty && !content.hasPrefix("#") && .bare(content) != StepWords.effectMark
            && content == content.escaped(for: .literal)
            && !content.unicodeScalars.contains {
                $0.isASCII ? $0 == " " : $0.properties.isWhitespace
            }
        return StepWord(content: content, isText: !isBare)
    }

    /// A text that could be a password.
    package static let hidden = StepWord.text("…")

    package static func number(_ number: Int) -> StepWord { .bare("\(number)") }

    /// A time in milliseconds.
    package static func time(_ time: SchedulerTime.Stride) -> StepWord {
        let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let fraction = rest == 0 ? "" : ".\(String(1_000_000 + rest).dropFirst())"
        return .bare("\(whole)\(fraction)ms")
    }

    /// The word as a script has it.
    package var script: String { isText ? content.quoted : content }
}

extension StepWord: ExpressibleByStringLiteral {
    /// A literal is a bare word.
    package init(stringLiteral word: String) { self = .bare(word) }
}

/// The words of a line that are still to be read.
package struct StepWords {
    /// The mark before the effect of a step.
    package static let effectMark = StepWord.bare("->")

    private var rest: ArraySlice<StepWord>

    /// The words that were taken, without texts that could be passwords.
    package private(set) var shown: [String] = []

    /// The words that are left.
    package var words: [StepWord] { Array(rest) }

    package var isEmpty: Bool { rest.isEmpty }

    package init(_ words: [StepWord]) {
        rest = words[...]
    }

    /// Removes the words from the mark of an effect on, and returns those behind it; nil without a
    /// mark.
    package mutating func takeEffect() -> [StepWord]? {
        guard let mark = rest.firstIndex(of: Self.effectMark) else { return nil }
        defer { rest = rest[..<mark] }
        return Array(rest[(mark + 1)...])
    }

    /// Takes this word if it is next, without quotes. Returns whether it was.
    package mutating func skip(_ word: String) -> Bool {
        guard first == word else { return false }
        _ = next()
        return true
    }

    /// The next word, if it has no quotes.
    package var first: String? { rest.first.flatMap { $0.isText ? nil : $0.content } }

    /// Takes a word, in quotes or not.
    package mutating func next() -> String? {
        guard let word = rest.popFirst() else { return nil }
        shown.append(word.script)
        return word.content
    }

    /// Takes a text in quotes.
    package mutating func text() -> String? { rest.first?.isText == true ? next() : nil }

    /// Takes a text in quotes that could be a password.
    package mutating func secret() -> String? {
        let text = text()
        if text != nil { shown[shown.count - 1] = "\"…\"" }
        return text
    }

    /// Takes a number in this range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int? {
        next().flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
}
