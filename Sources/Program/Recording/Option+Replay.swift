import WaylineCommandLine

/// The options of `replay`.
extension Option {
    static let step = Option(
        "step", "show the screen after this step",
        value: ValuePlaceholder("N", "the number of a step, e.g. '--step 12'"))

    static let verify = Option(
        "verify", "show the first step that differs, with status 1")

    static let asScript = Option("as-script", "print a script")

    static let asTest = Option(
        "as-test", "print tests in a type of this name",
        value: ValuePlaceholder("NAME", "the name of a type, e.g. '--as-test OrderTests'"))

    static let testedApp = Option(
        "app", "the app in the test; '--as-test' needs it",
        value: ValuePlaceholder("VALUE", "a module and a value, e.g. '--app Shop.shop'"))

    static let secrets = Option(
        "secrets", "a file with the texts of secrets, in lines 'name=text'",
        value: ValuePlaceholder("FILE", .file, "a file, e.g. '--secrets secrets.txt'"))
}

extension ValuePlaceholder {
    static let recording = ValuePlaceholder(
        "FILE", .file, "the file of a recording, e.g. 'way.rec'")
}
