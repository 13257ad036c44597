/// A valid name of a new package: no other target has the names of its targets.
package struct PackageName: Hashable, Sendable {
    package let text: String

    package init(_ text: String) throws(NameError) {
        let fault = NameLetters(text: text, subject: .package).fault ?? Self.fault(of: text)
        if let fault { throw NameError(text, .package, fault) }
        self.text = text
    }

    private static func fault(of text: String) -> NameFault? {
        if text.utf8.count > PackageSkeleton.longestName { return .tooLong(count: text.utf8.count) }
        if Keywords.contains(text) { return .keyword(text) }
        let wanted = ["", "Screens", "ScreensTests"].map { (text + $0).lowercased() }
        if KnownTypes.modules.contains(text) || !taken.isDisjoint(with: wanted) { return .module }
        return KnownTypes.module(with: text).map { .clash(.knownType(text, of: $0)) }
    }

    /// The targets of Wayline that its products reach. No other target of a package may have one of
    /// these names.
    package static let targets: Set<String> = [
        "Binding", "Coordination", "TextMenu", "Wayline", "WaylineCommandLine", "WaylineCommands",
        "WaylineGenerator", "WaylineRouting", "WaylineStreams", "WaylineSystem", "WaylineTool",
    ]

    private static let taken = Set(targets.map { $0.lowercased() })
}
