/// An option of the command line, by its long name. It means the same wherever it is taken.
package enum Option: String, CaseIterable, Sendable {
    case plain, fresh, data, language, link, api, script
    case route, child, coordinator, binding, template, into
    case at, wayline
    case from, set
    case dryRun = "dry-run"
    case diff, json, force
    case help, version

    /// As it is typed in full.
    package var typed: String { "--\(rawValue)" }

    /// The option of a letter, as in `-p`.
    package init?(letter: Character) {
        guard let option = Self.allCases.first(where: { $0.row.letter == letter }) else {
            return nil
        }
        self = option
    }
}
