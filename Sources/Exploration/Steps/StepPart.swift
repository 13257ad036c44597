import Binding
package import WaylineApplication

/// A part of a step, behind its verb.
package struct StepPart<Value: Sendable>: Sendable {
    package struct Missing: Error {}

    /// The part in an example.
    package let example: String

    /// Takes the part; nil if something else is there.
    package let read: @Sendable (inout StepWords) -> Value?

    package init(example: String, read: @escaping @Sendable (inout StepWords) -> Value?) {
        (self.example, self.read) = (example, read)
    }

    package func value(in words: inout StepWords) throws(Missing) -> Value {
        guard let value = read(&words) else { throw Missing() }
        return value
    }
}

extension StepPart<String> {
    /// A text in quotes.
    package static func text(_ example: String) -> Self {
        Self(example: "\"\(example)\"") { $0.text() }
    }

    /// A text in quotes that could be a password.
    package static func secret(_ example: String) -> Self {
        Self(example: "\"\(example)\"") { $0.secret() }
    }

    /// A text in quotes that is not empty: an empty text is on every screen.
    package static func something(_ example: String) -> Self {
        Self(example: "\"\(example)\"") { $0.text()?.ifNotEmpty }
    }

    /// A word, in quotes or not.
    package static func word(like example: String) -> Self {
        Self(example: example) { $0.next()?.ifNotEmpty }
    }

    /// All words up to the end: names with commas between them.
    package static func list(_ example: String) -> Self {
        Self(example: example) { words in
            var text = ""
            while let word = words.next() { text += word }
            let names = text.split(separator: ",", omittingEmptySubsequences: false)
            return names.contains("") ? nil : text
        }
    }
}

extension StepPart<Void> {
    /// This word.
    package static func word(_ word: String) -> Self {
        Self(example: word) { $0.skip(word) ? () : nil }
    }
}

extension StepPart<Bool> {
    /// This word, or nothing. The value says which.
    package static func optional(_ word: String) -> Self {
        Self(example: "[\(word)]") { $0.skip(word) }
    }

    /// One of two words. The value is true for the first one.
    package static func either(_ first: String, or second: String) -> Self {
        Self(example: first) { $0.skip(first) ? true : $0.skip(second) ? false : nil }
    }

    /// One of two texts in quotes. The value is true for the first one.
    package static func eitherText(_ first: String, or second: String) -> Self {
        Self(example: "\"\(first)\"") { words in
            guard let text = words.text() else { return nil }
            return text == first ? true : text == second ? false : nil
        }
    }
}

extension StepPart<Int> {
    /// A number in a range.
    package static func number(_ range: ClosedRange<Int>, like example: Int) -> Self {
        Self(example: "\(example)") { $0.number(range) }
    }
}

extension StepPart<SchedulerTime.Stride> {
    /// A time like `300ms` or `1.5s`.
    package static func time(_ example: String) -> Self {
        Self(example: example) { words in
            guard let text = words.next() else { return nil }
            let (unit, nanoseconds) = text.hasSuffix("ms") ? ("ms", 1e6) : ("s", 1e9)
            let number = text.dropLast(unit.count)
            guard text.hasSuffix(unit),
                number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
                let count = Double(number), count * nanoseconds < 1e18
            else { return nil }
            return SchedulerTime.Stride(nanoseconds: Int64((count * nanoseconds).rounded()))
        }
    }
}

extension String {
    fileprivate var ifNotEmpty: String? { isEmpty ? nil : self }
}
