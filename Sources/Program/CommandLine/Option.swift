import WaylineValues

/// An option of the command line. It has the same meaning for each command that takes it.
package struct Option: Named {
    /// Its long name, without the dashes.
    let name: String
    let summary: String

    /// The letter of its short form.
    let letter: Character?

    /// The value that has to follow; nil for a switch.
    package let value: ValuePlaceholder?
    let isRepeatable: Bool

    package init(
        _ name: String, _ summary: String, letter: Character? = nil, value: ValuePlaceholder? = nil,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.letter = letter
        self.value = value
        self.isRepeatable = isRepeatable
    }

    /// The option in its full form.
    package var typed: String { "--\(name)" }
}

/// The options of all programs.
extension Option {
    package static let json = Option("json", "print JSON for programs", letter: "j")
    package static let diff = Option("diff", "show the changes")
    package static let tests = Option(
        "tests", "the framework of the tests: xctest (default) or testing",
        value: ValuePlaceholder("NAME", oneOf: TestFramework.allCases.map(\.rawValue)))

    static let help = Option("help", "print this", letter: "h")
    static let version = Option("version", "print the version", letter: "V")

    package static let into = Option(
        "into", "work in the package of this folder (default: the package around this folder)",
        value: ValuePlaceholder(
            "PACKAGE", .folder, "the folder of a package, e.g. '--into ../shop'"))
}
