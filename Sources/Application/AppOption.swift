/// An option that an app adds to those of its program, e.g. `--api URL`.
public struct AppOption: Sendable {
    /// The name, without the dashes.
    public let name: String

    /// The name of the value in the help; nil for a switch.
    public let value: String?

    /// A sentence about the option for the help, without a period.
    public let summary: String

    /// True if recordings of runs with the option are replayed.
    package let isReplayed: Bool

    /// Throws an error if a value cannot be used. Its description is shown to the user.
    package let check: @Sendable (String) throws -> Void

    /// Creates an option. A program refuses a value for which `check` throws, with the error's
    /// description.
    ///
    /// With `isReplayed: false`, the command `replay` does not have the option: it makes the app
    /// use a service outside of the process, and such a run cannot be replayed. See
    /// ``AppContext/outside``.
    public init(
        _ name: String, value: String? = nil, _ summary: String, isReplayed: Bool = true,
        check: @escaping @Sendable (String) throws -> Void = { _ in }
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isReplayed = isReplayed
        self.check = check
    }
}

extension AppOption {
    /// The names of the options of each app's program.
    package static let standardNames: Set<String> = [
        "app", "as", "as-script", "as-test", "budget", "check", "data", "diff", "explored", "fresh",
        "from", "help", "json", "keep", "language", "link", "markdown", "no-mouse", "plain",
        "script", "secrets", "seed", "set", "step", "tests", "theme", "trace", "verify", "version",
    ]

    /// Returns the fault of the names; nil if they are valid.
    package static func fault(in options: [AppOption]) -> String? {
        var names: Set<String> = []
        for name in options.map(\.name) {
            if name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil {
                return "'\(name)' cannot name an option: write small letters, digits and single "
                    + "hyphens, e.g. 'table-count'."
            }
            if standardNames.contains(name) {
                return "'--\(name)' is an option of each app: choose another name."
            }
            if !names.insert(name).inserted {
                return "'--\(name)' is declared twice: remove one of the two options."
            }
        }
        return nil
    }
}
