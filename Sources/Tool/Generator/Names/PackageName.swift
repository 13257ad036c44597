/// The names of new packages.
enum PackageName {
    /// The longest name for which all lines of a new package fit the layout.
    static let longest = 50

    /// Returns the name in upper camel case that a text means. Throws if another module has the
    /// name of one of its targets.
    static func text(of given: String) throws(GeneratorError) -> String {
        let text = CamelWords.name(of: given)
        try NameKind.package.check(given, meaning: text, limit: longest)
        let wanted = ["", "Screens", "ScreensTests"].map { (text + $0).lowercased() }
        if let module = wanted.first(where: taken.contains) {
            throw .request(.name(given, .package, .used(module)))
        }
        return text
    }

    /// The targets of Wayline that its products reach. No other target of a package may have one of
    /// these names.
    static let targets: Set<String> = [
        "Binding", "Coordination", "TextMenu", "Wayline", "WaylineApplication",
        "WaylineCommandLine", "WaylineExploration", "WaylineGenerator", "WaylineInterface",
        "WaylineObservation", "WaylinePictures", "WaylineProgram", "WaylineRouting", "WaylineServe",
        "WaylineStreams", "WaylineSystem", "WaylineText", "WaylineTool", "WaylineValues",
    ]

    /// The modules of the toolchain that a package of screens is built with.
    private static let system = [
        "CDispatch", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Swift",
        "SwiftOnoneSupport", "SwiftShims", "Testing", "XCTest",
    ]

    private static let taken = Set(targets.union(system).map { $0.lowercased() })
}
