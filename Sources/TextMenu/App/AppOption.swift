/// An option that an app adds to those of its program, e.g. `--api URL`.
public struct AppOption: Sendable {
    /// The name, without the dashes.
    public let name: String

    /// The name of the value in the help; nil for a switch.
    public let value: String?

    /// A sentence about the option for the help, without a period.
    public let summary: String

    /// Throws an error if a value cannot be used. Its description is shown to the user.
    package let check: @Sendable (String) throws -> Void

    /// Creates an option. A program refuses a value for which `check` throws, with the error's
    /// description.
    public init(
        _ name: String, value: String? = nil, _ summary: String,
        check: @escaping @Sendable (String) throws -> Void = { _ in }
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.check = check
    }
}
