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

    package init(_ text: String) throws(NameError) {
        let fault = NameLetters(text: text, subject: .screen).fault ?? Self.fault(of: text)
        if let fault { throw NameError(text, .screen, fault) }
        self.text = text
    }

    /// The name of its member of `RouteID` and of the list, e.g. `orderHistory`.
    package var member: String { CamelWords(text).member }

    /// The default name of its route, e.g. `order-history`.
    package var route: String { CamelWords(text).route }

    private static func fault(of text: String) -> NameFault? {
        if text.utf8.count > longest { return .tooLong(count: text.utf8.count) }
        let words = CamelWords(text)
        if words.route.utf8.count > RouteName.longest {
            return .tooManyWords(count: words.route.utf8.count)
        }
        let member = words.member
        if Keywords.contains(text) { return .keyword(text) }
        if Keywords.contains(member) { return .keyword(member) }
        if KnownTypes.modules.contains(text) { return .module }
        if let owner = KnownMembers.owner(of: member) { return .member(member, of: owner) }
        let types = [text] + NameEndings.parts.map { text + $0 }
        for type in types {
            if let module = KnownTypes.module(with: type) {
                return .clash(.knownType(type, of: module))
            }
        }
        return NameEndings.fault(of: text, .screen)
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
        _ text: String, of screen: ScreenName, besides others: [ChildName] = []
    ) throws(NameError) {
        let subject = NameError.Subject.child(of: screen.text)
        let full = screen.text + text
        let fault =
            NameLetters(text: text, subject: subject).fault
            ?? Self.fault(of: text, full: full, subject)
        if let fault { throw NameError(text, subject, fault) }
        if let other = others.first(where: { $0.text.lowercased() == text.lowercased() }) {
            throw NameError(text, subject, .repeated(other.text))
        }
        self.text = text
        self.full = full
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

    private static func fault(
        of text: String, full: String, _ subject: NameError.Subject
    ) -> NameFault? {
        if full.utf8.count > ScreenName.longest { return .tooLong(count: full.utf8.count) }
        let member = CamelWords(text).member
        if Keywords.contains(member) { return .keyword(member) }
        for type in NameEndings.childParts.map({ full + $0 }) {
            if let module = KnownTypes.module(with: type) {
                return .clash(.knownType(type, of: module))
            }
        }
        return NameEndings.fault(of: text, subject)
    }
}

/// The name of a route in kebab case, e.g. `order-history`.
package struct RouteName: Hashable, Sendable {
    /// The limit on its letters: those of a screen's name, with hyphens between its words.
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

    /// Returns a valid name made of its letters and digits, or an example.
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

/// The endings that the generator adds to names.
enum NameEndings {
    /// The endings of a screen's types.
    static let parts = [
        "View", "Screen", "ViewModelProtocol", "ViewModel", "Router", "Coordinator",
    ]

    /// The endings of the types of a module inside a screen.
    static let childParts = ["View", "Screen", "ViewModelProtocol", "ViewModel"]

    /// Returns the fault of a name that already has such an ending.
    static func fault(of name: String, _ subject: NameError.Subject) -> NameFault? {
        guard let ending = (parts + ["Tests"]).first(where: name.hasSuffix) else { return nil }
        let stem = String(name.dropLast(ending.count))
        let better = subject.accepts(stem) ? stem : subject.example
        return .ending(ending, better: better)
    }
}
