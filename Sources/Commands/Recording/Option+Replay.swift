import WaylineCommandLine

/// The options of `replay`.
extension Option {
    static let step = Option(
        "step", "show the screen after this step",
        value: Placeholder("N", "the number of a step, e.g. '--step 12'"))

    static let verify = Option(
        "verify", "show the first step that differs, with status 1")

    static let asScript = Option("as-script", "print a script")

    static let asTest = Option(
        "as-test", "print a test case of this name",
        value: Placeholder("NAME", "the name of a type, e.g. '--as-test OrderTests'"))

    static let testedApp = Option(
        "app", "the app in the test; '--as-test' needs it",
        value: Placeholder("VALUE", "a module and a value, e.g. '--app Shop.shop'"))

    static let secrets = Option(
        "secrets", "a file with the texts of secure fields, one a line, in their order",
        value: Placeholder("FILE", .file, "a file, e.g. '--secrets secrets.txt'"))
}

extension Placeholder {
    static let recording = Placeholder("FILE", .file, "the file of a recording, e.g. 'way.rec'")
}
