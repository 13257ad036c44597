/// Words that are laid out in lines, one after another.
struct Paragraph {
    private(set) var lines = [""]
    private let width: Int
    private var columns = 0
    /// The spaces between the last word and the next, which are left out where a line is broken.
    private var spaces = 0

    init(width: Int) {
        self.width = width
    }

    /// Adds words with spaces between them, all of it printable.
    mutating func add(words: String) {
        var start = words.startIndex
        var length = 0
        for character in PrintedCharacters(words) {
            if character.text.utf8.elementsEqual(" ".utf8) {
                add(words[start..<character.text.startIndex], length)
                spaces += 1
                start = character.text.endIndex
                length = 0
            } else {
                length += character.columns
            }
        }
        add(words[start...], length)
    }

    private mutating func add(_ word: Substring, _ length: Int) {
        if word.isEmpty { return }
        if columns + spaces + length <= width {
            append(String(repeating: " ", count: spaces), spaces)
            append(word, length)
        } else {
            if columns > 0 { breakLine() }
            addInParts(word)
        }
        spaces = 0
    }

    private mutating func addInParts(_ word: Substring) {
        for character in PrintedCharacters(word) {
            let fits = character.columns <= width
            let length = fits ? character.columns : 1
            if columns + length > width { breakLine() }
            append(fits ? character.text : "…", length)
        }
    }

    private mutating func append(_ text: some StringProtocol, _ length: Int) {
        lines[lines.count - 1] += text
        columns += length
    }

    private mutating func breakLine() {
        lines.append("")
        columns = 0
    }
}
