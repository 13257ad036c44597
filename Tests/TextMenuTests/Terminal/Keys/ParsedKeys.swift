@testable import TextMenu

/// The keys in the bytes that a terminal sends, with no bytes left waiting.
func parsed(_ sent: String) -> [Key] {
    var parser = KeyParser()
    return parser.feed(sent.utf8) + parser.flush()
}

/// The keys of text, one for each scalar.
func typedKeys(_ text: String) -> [Key] {
    text.unicodeScalars.map(Key.text)
}

let escape = "\u{1B}"
