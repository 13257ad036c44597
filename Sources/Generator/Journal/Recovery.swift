/// What was done about a run that was cut off.
package enum Recovery: Hashable, Sendable {
    /// It had not begun to change anything, or was done with it.
    case cleared

    /// What it had changed was taken back. These files somebody has changed since then: they are left as
    /// they are.
    case takenBack(left: [String])
}

extension Recovery: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cleared: "What an earlier run had left over was cleared away."
        case .takenBack(let left) where left.isEmpty:
            "An earlier run was cut off: what it had begun was taken back."
        case .takenBack(let left):
            "An earlier run was cut off: what it had begun was taken back, but for what was changed "
                + "since then: \(left.joined(separator: ", "))."
        }
    }
}
