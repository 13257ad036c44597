/// The commands of the generator.
extension CommandRow {
    private static let screen = ValueRow("NAME", "the name of a screen, e.g. 'OrderHistory'")

    static let generateScreen = CommandRow(
        "write a screen, its tests and its place in the list of screens",
        arguments: [Argument(screen, isRepeatable: true)],
        options: [
            .route, .child, .coordinator, .binding, .into, .template, .dryRun, .diff, .json, .force,
        ],
        notes: [
            .paragraph(
                "A name is written like OrderHistory. What is written already stays as it is; where "
                    + "it was edited, nothing is written but with '--force'.")
        ],
        examples: [
            Example("app generate screen OrderHistory", "a screen that Home leads to at once"),
            Example("app generate screen Shop --child Header --dry-run", "only the plan of one"),
        ])

    static let destroyScreen = CommandRow(
        "remove a screen that was generated, and nothing else",
        arguments: [Argument(screen, isRepeatable: true)],
        options: [.into, .dryRun, .diff, .json, .force],
        examples: [Example("app destroy screen OrderHistory", "as if it had never been generated")])

    static let newPackage = CommandRow(
        "make a package with a first screen and its tests",
        arguments: [Argument(ValueRow("NAME", "the name of a package, e.g. 'Shop'"))],
        options: [.at, .wayline],
        examples: [
            Example("app new package Shop --wayline ../wayline", "run it by 'swift run' in Shop")
        ])

    static let update = CommandRow(
        "bring generated screens to what their templates say now",
        arguments: [Argument(screen, isOptional: true, isRepeatable: true)],
        options: [.into, .dryRun, .diff, .json],
        notes: [
            .paragraph(
                "What was edited is merged. Where both have changed the same lines, both are left "
                    + "to choose from, between marks.")
        ],
        examples: [Example("app update", "all generated screens")])
}
