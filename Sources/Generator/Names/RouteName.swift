/// The name of a route in kebab case, as `order-history`.
package struct RouteName: Hashable, Sendable {
    /// How many letters it has at most: those of a screen, and hyphens between its words.
    package static let longest = 80

    package let text: String

    package init(_ text: String) throws(NameError) {
        if let fault = Self.fault(of: text) { throw NameError(text, .route, fault) }
        self.text = text
    }

    private static func fault(of text: String) -> NameFault? {
        if text.isEmpty { return .empty }
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        let isKebab = words.allSatisfy { word in
            !word.isEmpty && word.unicodeScalars.allSatisfy { $0.isSmallLetter || $0.isPlainDigit }
        }
        guard isKebab, text.unicodeScalars.first?.isSmallLetter == true else {
            return .kebab(better: better(text))
        }
        return text.utf8.count > Self.longest ? .tooLong(count: text.utf8.count) : nil
    }

    /// Its letters and digits, if there are enough of them.
    private static func better(_ text: String) -> String {
        let isPlain = { (letter: Character) in
            letter.isASCII && (letter.isLetter || letter.isNumber)
        }
        let words = text.split { !isPlain($0) }.map { CamelWords(String($0)).route }
        let name = words.joined(separator: "-")
        let isName =
            name.unicodeScalars.first?.isSmallLetter == true
            && name.utf8.count <= Self.longest && text.allSatisfy(\.isASCII)
        return isName ? name : NameError.Subject.route.example
    }
}
