import WaylineCommandLine

/// The options of the generator's commands.
extension Option {
    static let dryRun = Option(
        "dry-run", "print the plan, and change nothing", letter: "n")

    static let force = Option("force", "overwrite or remove edited files; edits are lost")

    static let route = Option(
        "route",
        "the name of its route (default: the screen's name in kebab case, e.g. order-history)",
        value: ValuePlaceholder("ID", "the name of a route, e.g. '--route order-history'"))

    static let child = Option(
        "child", "a child screen",
        value: ValuePlaceholder("NAME", "the name of a module, e.g. '--child Header'"),
        isRepeatable: true)

    static let coordinator = Option("coordinator", "give the screen its own flow")

    static let kind = Option(
        "kind", "write a form (default with fields), a detail, a list or an empty screen",
        value: ValuePlaceholder("KIND", oneOf: ScreenKind.allCases.map(\.rawValue)))

    static let input = Option(
        "input", "the properties of the screen's input, or a type that exists",
        value: ValuePlaceholder("FIELDS", "fields or a type, e.g. '--input id:Int'"),
        isRepeatable: true)

    static let leadsTo = Option(
        "leads-to", "the routes to which its buttons lead; for a list, a row leads to the first",
        value: ValuePlaceholder(
            "ROUTES", .suggestion { Suggestions.routes },
            "routes, e.g. '--leads-to home,change-password'"),
        isRepeatable: true)

    static let service = Option(
        "service", "the service that loads or saves the fields (default for a list and a detail)",
        value: ValuePlaceholder("NAME", "the name of a service, e.g. '--service Orders'"))

    static let title = Option(
        "title", "the title for users (default: the words of the name)",
        value: ValuePlaceholder("TEXT", "a title, e.g. '--title \"Your order\"'"))

    static let flow = Option(
        "flow", "declare the screen in the flow of this coordinator, and not in the menu",
        value: ValuePlaceholder("NAME", "a coordinator, e.g. '--flow Checkout'"))

    static let template = Option(
        "template", "use the template of this name in .wayline/templates",
        value: ValuePlaceholder(
            "NAME", .suggestion { Suggestions.templates },
            "the name of a template, e.g. '--template form'"))

    static let target = Option(
        "target", "the target of the screens",
        value: ValuePlaceholder(
            "TARGET", .suggestion { Suggestions.targets },
            "the name of a target, e.g. '--target Cart'"))

    static let at = Option(
        "at", "make the package in this folder (default: the working folder)",
        value: ValuePlaceholder("DIR", .folder, "a folder, e.g. '--at ~/code'"))

    static let wayline = Option(
        "wayline", "the folder or address of Wayline (default: the checkout of this program)",
        value: ValuePlaceholder(
            "PATH-OR-URL", .folder,
            "the folder of Wayline or its address, e.g. '--wayline ../wayline'"))
}
