/// What was done about a run that was cut off.
package enum Recovery: Hashable, Sendable {
    /// It had not begun to change anything, or was done with it.
    case cleared

    /// What it had changed was taken back, but for two kinds of files, which are left as they are: those
    /// that somebody has changed since then, and those whose saved copies are lost.
    case takenBack(left: [String], lost: [String])
}

extension Recovery: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cleared: "What an earlier run had left over was cleared away."
        case .takenBack(let left, let lost):
            "An earlier run was cut off: what it had begun was taken back"
                + Self.exceptions(left, lost) + "."
                + (lost.isEmpty ? "" : " Restore these from version control.")
        }
    }

    private static func exceptions(_ left: [String], _ lost: [String]) -> String {
        let exceptions = [
            ("what was changed since then", left), ("files whose saved copies are gone", lost),
        ].filter { !$1.isEmpty }.map { "but for \($0): \($1.joined(separator: ", "))" }
        return exceptions.isEmpty ? "" : ", " + exceptions.joined(separator: ", and ")
    }
}
