/// The table of options.
extension Option {
    package var row: OptionRow {
        switch self {
        case .plain: .plain
        case .fresh: .fresh
        case .data: .data
        case .language: .language
        case .link: .link
        case .api: .api
        case .script: .script
        case .route: .route
        case .child: .child
        case .coordinator: .coordinator
        case .binding: .binding
        case .template: .template
        case .into: .into
        case .at: .at
        case .wayline: .wayline
        case .from: .from
        case .set: .set
        case .dryRun: .dryRun
        case .diff: .diff
        case .json: .json
        case .force: .force
        case .help: .help
        case .version: .version
        }
    }
}

/// Those that many commands take.
extension OptionRow {
    static let into = OptionRow(
        "work in the package of this folder; else in that which this folder is in",
        value: ValueRow("PACKAGE", .folder, "the folder of a package, e.g. '--into ../shop'"))

    static let dryRun = OptionRow("print the plan, and change nothing", letter: "n")
    static let diff = OptionRow("show what changes in each file")
    static let json = OptionRow("print JSON for programs", letter: "j")
    static let force = OptionRow("write or remove also what was edited")
    static let help = OptionRow("print this", letter: "h")
    static let version = OptionRow("print the version", letter: "V")
}
