/// The names for a new screen.
package struct ScreenNames: Hashable, Sendable {
    package let screen: ScreenName
    package let route: RouteName
    package let children: [ChildName]

    /// Reads the names of a request. Throws if one of them is invalid.
    package init(_ request: ScreenRequest) throws(NameError) {
        screen = try ScreenName(request.name)
        route = try RouteName(request.route)
        children = try ChildName.all(request.children, of: screen)
    }
}

/// A valid name of a screen: the files that are generated with it compile.
package struct ScreenName: Hashable, Sendable {
    /// The limit on its letters, with the name of a child.
    package static let longest = 60

    /// The name in upper camel case, e.g. `OrderHistory`.
    package let text: String

    /// Reads a name in any case, also with the ending `Screen`.
    package init(_ given: String) throws(NameError) {
        text = Self.text(of: given)
        if let fault = given.letterFault(in: text) ?? Self.fault(of: text) {
            throw NameError(given, .screen, fault)
        }
    }

    /// Returns the name that is meant, without a check.
    package static func text(of given: String) -> String {
        let (name, ending) = (CamelWords.name(of: given), "Screen")
        return name.hasSuffix(ending) && name != ending
            ? String(name.dropLast(ending.count)) : name
    }

    /// The name of its member of `RouteID` and of the list, e.g. `orderHistory`.
    package var member: String { CamelWords(text).member }

    /// The default name of its route, e.g. `order-history`.
    package var route: String { CamelWords(text).route }

    /// Names whose generated files would declare a type of Wayline, and that type.
    private static let hiding = [
        "Listed": "ListedScreen", "No": "NoRouter", "View": "ViewScreen",
    ]

    private static func fault(of text: String) -> NameFault? {
        if text.utf8.count > longest { return .tooLong(count: text.utf8.count) }
        let words = CamelWords(text)
        if words.route.utf8.count > RouteName.longest {
            return .tooManyWords(count: words.route.utf8.count)
        }
        if Keywords.contains(words.member) { return .keyword(words.member) }
        return hiding[text].map { .used($0) }
    }
}

/// A valid name of a module inside a screen.
package struct ChildName: Hashable, Sendable {
    /// The name without the screen's, e.g. `Header`.
    package let text: String

    /// The name with the screen's, e.g. `OrderHistoryHeader`.
    package let full: String

    /// - Parameter others: the other children of the screen.
    package init(
        _ given: String, of screen: ScreenName, besides others: [ChildName] = []
    ) throws(NameError) {
        let subject = NameError.Subject.child(of: screen.text)
        text = ScreenName.text(of: given)
        full = screen.text + text
        if let fault = given.letterFault(in: text) { throw NameError(given, subject, fault) }
        let (letters, name) = (full.utf8.count, text.lowercased())
        if letters > ScreenName.longest {
            throw NameError(given, subject, .tooLong(count: letters))
        }
        if Keywords.contains(member) { throw NameError(given, subject, .keyword(member)) }
        if let other = others.first(where: { $0.text.lowercased() == name }) {
            throw NameError(given, subject, .repeated(other.text))
        }
    }

    /// Reads all names of a screen's children, in order.
    package static func all(
        _ texts: [String], of screen: ScreenName
    ) throws(NameError) -> [ChildName] {
        var names: [ChildName] = []
        for text in texts { names.append(try ChildName(text, of: screen, besides: names)) }
        return names
    }

    /// The name of its member of the screen, e.g. `header`.
    package var member: String { CamelWords(text).member }
}

/// The name of a route in kebab case, e.g. `order-history`.
package struct RouteName: Hashable, Sendable {
    /// The limit on its letters: those of a screen's name, with hyphens between its words.
    package static let longest = 80

    package let text: String

    package init(_ text: String) throws(NameError) {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        let isKebab = words.allSatisfy { word in
            !word.isEmpty && word.unicodeScalars.allSatisfy { $0.isSmallLetter || $0.isPlainDigit }
        }
        guard isKebab, text.unicodeScalars.first?.isSmallLetter == true else {
            throw NameError(text, .route, .form)
        }
        if text.utf8.count > Self.longest {
            throw NameError(text, .route, .tooLong(count: text.utf8.count))
        }
        self.text = text
    }
}

extension String {
    /// The fault of the letters in this text, which is `name` in camel case.
    func letterFault(in name: String) -> NameFault? {
        let stranger = unicodeScalars.first {
            !$0.isPlainLetter && !$0.isPlainDigit && !"-_ ".unicodeScalars.contains($0)
        }
        if let stranger { return .letter(stranger) }
        return name.unicodeScalars.first?.isPlainLetter == true ? nil : .form
    }
}

extension Unicode.Scalar {
    var isPlainDigit: Bool { "0" <= self && self <= "9" }
    var isSmallLetter: Bool { "a" <= self && self <= "z" }
    var isPlainLetter: Bool { isSmallLetter || "A" <= self && self <= "Z" }
}
