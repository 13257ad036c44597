/// What a user should know besides the files of a plan.
package enum PlanNote: Hashable, Sendable {
    /// A generated file that somebody has deleted, whose template has changed since.
    case deletedFile(String)

    /// A folder that stays, as it has files that were not generated.
    case keptFolder(String)
}

extension PlanNote: CustomStringConvertible {
    package var description: String {
        switch self {
        case .deletedFile(let path):
            "'\(path)' was deleted since it was generated: it stays so, though its template has changed."
        case .keptFolder(let path):
            "'\(path)' stays: it has files that were not generated."
        }
    }
}
