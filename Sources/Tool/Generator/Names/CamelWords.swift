/// The words of a name in any case: `URLList` is `URL` and `List`.
struct CamelWords {
    private let words: [String]

    init(_ text: String) {
        let letters = Array(Self.name(of: text))
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && !letters[index - 1].isUppercase
            let begins = index + 1 < letters.count && letters[index + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (follows || begins) { words.append("") }
            words[words.count - 1].append(letter)
        }
        self.words = words
    }

    /// Returns the name in upper camel case of a text in any case: `order-history`, `order history`
    /// and `orderHistory` are `OrderHistory`.
    static func name(of text: String) -> String {
        text.split { "-_ ".contains($0) }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
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

/// Words of Swift that cannot name a member without backticks.
enum Keywords {
    static func contains(_ word: String) -> Bool { all.contains(Substring(word)) }

    private static let all = Set(
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let \
        operator precedencegroup private protocol public rethrows static struct subscript \
        typealias var break case catch continue default defer do else fallthrough for guard if in \
        repeat return throw switch where while Any as false is nil self Self super throws true try
        """.split(separator: " "))
}
