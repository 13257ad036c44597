/// The words of a name in upper camel case: `URLList` is `URL` and `List`.
struct CamelWords {
    private let words: [String]

    init(_ name: String) {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && !letters[index - 1].isUppercase
            let begins = index + 1 < letters.count && letters[index + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (follows || begins) { words.append("") }
            words[words.count - 1].append(letter)
        }
        self.words = words
    }

    /// The name in lower camel case, as `urlList`.
    var member: String {
        (words.first?.lowercased() ?? "") + words.dropFirst().joined()
    }

    /// The name in lower case with hyphens, as `url-list`.
    var route: String {
        words.map { $0.lowercased() }.joined(separator: "-")
    }

    /// The name for users, as `URL list`.
    var title: String {
        let others = words.dropFirst().map {
            $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased()
        }
        return (words.prefix(1) + others).joined(separator: " ")
    }
}
