/// The names in the package around the working folder that a shell offers: no names outside
/// of a package, or if it has a fault.
enum Suggestions {
    static var templates: [String] {
        all { () throws(GeneratorError) in try TemplateSummary.all(in: nil).map(\.name) }
    }

    static var targets: [String] {
        all { () throws(GeneratorError) in try package().targetNames }
    }

    /// The names of generated screens.
    static var screens: [String] {
        all { () throws(GeneratorError) in try ScreenRecords(of: package()).names }
    }

    private static func package() throws(GeneratorError) -> ScreenPackage {
        try ScreenPackage(around: ScreenPackage.workingFolder)
    }

    private static func all(
        _ read: () throws(GeneratorError) -> [String]
    ) -> [String] {
        do { return try read() } catch { return [] }
    }
}
