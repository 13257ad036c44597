/// What the generator can be told.
extension OptionRow {
    static let route = OptionRow(
        "the name of its route; else made of the screen's, e.g. order-history",
        value: ValueRow("ID", "the name of a route, e.g. '--route order-history'"))

    static let child = OptionRow(
        "a module inside of the screen",
        value: ValueRow("NAME", "the name of a module, e.g. '--child Header'"),
        isRepeatable: true)

    static let coordinator = OptionRow("give the screen a flow of its own")

    static let binding = OptionRow(
        "what the view model's state is made of: closures, as where nothing is said, streams or "
            + "published properties",
        value: ValueRow("KIND", oneOf: BindingStyle.allCases.map(\.rawValue)))

    static let template = OptionRow(
        "write by the template of this name in .wayline/templates",
        value: ValueRow("NAME", "the name of a template, e.g. '--template form'"))

    static let at = OptionRow(
        "the folder in which the package is made; else this one",
        value: ValueRow("DIR", .folder, "a folder, e.g. '--at ~/code'"))

    static let wayline = OptionRow(
        "where the package finds Wayline",
        value: ValueRow(
            "PATH-OR-URL", .folder,
            "the folder of Wayline or its address, e.g. '--wayline ../wayline'"))
}
