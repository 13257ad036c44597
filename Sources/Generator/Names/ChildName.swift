/// A name with which a module inside a screen can be generated.
package struct ChildName: Hashable, Sendable {
    /// Without the screen's, as `Header`.
    package let text: String

    /// The screen's name and its own, as `OrderHistoryHeader`.
    package let full: String

    /// - Parameter others: the children that the screen has besides.
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

    /// All names together, in order.
    package static func all(
        _ texts: [String], of screen: ScreenName
    ) throws(NameError) -> [ChildName] {
        var names: [ChildName] = []
        for text in texts { names.append(try ChildName(text, of: screen, besides: names)) }
        return names
    }

    /// What the screen calls it, as `header`.
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
