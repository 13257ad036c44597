/// A name with which a screen can be generated: what is made with it compiles.
package struct ScreenName: Hashable, Sendable {
    /// How many letters it has at most, with the name of a child.
    package static let longest = 60

    /// In upper camel case, as `OrderHistory`.
    package let text: String

    package init(_ text: String) throws(NameError) {
        let fault = NameLetters(text: text, subject: .screen).fault ?? Self.fault(of: text)
        if let fault { throw NameError(text, .screen, fault) }
        self.text = text
    }

    /// What `RouteID` and the list call it, as `orderHistory`.
    package var member: String { CamelWords(text).member }

    /// The name of its route unless another is given, as `order-history`.
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
