import WaylineCommandLine
import WaylineValues

/// A valid name of a screen: the files that are generated with it compile.
struct ScreenName: Hashable, Sendable {
    /// The limit on its letters, with the name of a child.
    static let longest = 60

    /// The name in upper camel case, e.g. `OrderHistory`.
    let text: String

    /// Reads a name in any case, also with the ending `Screen`.
    init(_ given: String) throws(GeneratorError) {
        text = Self.text(of: given)
        try NameKind.screen.check(given, meaning: text, limit: Self.longest)
        if let type = Self.hiding[text] { throw .request(.name(given, .screen, .used(type))) }
    }

    /// Returns the name that is meant, without a check.
    static func text(of given: String) -> String {
        let (name, ending) = (CamelWords.name(of: given), "Screen")
        return name.hasSuffix(ending) && name != ending
            ? String(name.dropLast(ending.count)) : name
    }

    /// The default name of its route, e.g. `order-history`.
    var route: String { CamelWords(text).route }

    /// Names whose generated files would declare a type of Wayline, and that type.
    private static let hiding = [
        "Flow": "FlowScreen", "No": "NoRouter", "View": "ViewScreen",
    ]
}

extension NameKind {
    /// The limit on the letters of a route: those of a screen's name, with hyphens between its
    /// words.
    private static let longestRoute = 80

    /// Throws if a name does not compile. `text` is the same in upper camel case.
    func check(_ given: String, meaning text: String, limit: Int) throws(GeneratorError) {
        let isPlain = given.unicodeScalars.allSatisfy {
            $0.isPlainLetter || $0.isPlainDigit || "-_ ".unicodeScalars.contains($0)
        }
        let member = CamelWords(text).member
        var fault: NameFault?
        if self != .package, Keywords.contains(member) { fault = .used(member) }
        if text.utf8.count > limit { fault = .tooLong(limit: limit) }
        if !isPlain || text.unicodeScalars.first?.isPlainLetter != true { fault = .form }
        if let fault { throw .request(.name(given, self, fault)) }
    }

    /// Throws if a text is not a route in kebab case, e.g. `order-history`.
    static func checkRoute(_ text: String) throws(GeneratorError) {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        let isKebab = words.allSatisfy { word in
            !word.isEmpty && word.unicodeScalars.allSatisfy { $0.isSmallLetter || $0.isPlainDigit }
        }
        guard isKebab, text.unicodeScalars.first?.isSmallLetter == true else {
            throw .request(.name(text, .route, .form))
        }
        if text.utf8.count > longestRoute {
            throw .request(.name(text, .route, .tooLong(limit: longestRoute)))
        }
    }
}

extension String {
    /// True if it can name a type.
    var isTypeName: Bool { isSwiftName && unicodeScalars.first?.isSmallLetter == false }

    /// True if it can name a property.
    var isMemberName: Bool { isSwiftName && unicodeScalars.first?.isSmallLetter == true }

    /// True for a text that is the same in a literal.
    var isPlainText: Bool {
        !isEmpty && escaped(for: .literal).unicodeScalars.elementsEqual(unicodeScalars)
    }

    private var isSwiftName: Bool {
        unicodeScalars.first?.isPlainLetter == true && !Keywords.contains(self)
            && unicodeScalars.allSatisfy { $0.isPlainLetter || $0.isPlainDigit }
    }
}

extension Unicode.Scalar {
    /// True if it can be in the name of a module.
    var isInIdentifiers: Bool {
        properties.isAlphabetic || properties.numericType != nil
            || properties.generalCategory == .nonspacingMark
    }
    var isPlainDigit: Bool { "0" <= self && self <= "9" }
    var isSmallLetter: Bool { "a" <= self && self <= "z" }
    var isPlainLetter: Bool { isSmallLetter || "A" <= self && self <= "Z" }
}
