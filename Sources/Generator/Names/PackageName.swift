/// A valid name of a new package: no other target has the names of its targets.
package struct PackageName: Hashable, Sendable {
    /// The longest name for which all lines of a new package fit the layout.
    package static let longest = 50

    package let text: String

    /// Reads a name in any case.
    package init(_ given: String) throws(NameError) {
        text = CamelWords.name(of: given)
        if let fault = given.letterFault(in: text) ?? Self.fault(of: text) {
            throw NameError(given, .package, fault)
        }
    }

    private static func fault(of text: String) -> NameFault? {
        if text.utf8.count > longest { return .tooLong(count: text.utf8.count) }
        let wanted = ["", "Screens", "ScreensTests"].map { (text + $0).lowercased() }
        return taken.isDisjoint(with: wanted) ? nil : .module
    }

    /// The targets of Wayline that its products reach. No other target of a package may have one of
    /// these names.
    package static let targets: Set<String> = [
        "Binding", "Coordination", "TextMenu", "Wayline", "WaylineCommandLine", "WaylineCommands",
        "WaylineExploration", "WaylineGenerator", "WaylineRouting", "WaylineStreams",
        "WaylineSystem", "WaylineTool", "WaylineValues",
    ]

    /// The modules of the toolchain that a package of screens is built with.
    private static let system = [
        "CDispatch", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Swift",
        "SwiftOnoneSupport", "SwiftShims", "Testing", "XCTest",
    ]

    private static let taken = Set(targets.union(system).map { $0.lowercased() })
}
