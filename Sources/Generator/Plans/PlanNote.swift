import WaylineCommandLine

/// Information for the user beside the files of a plan.
package enum PlanNote: Hashable, Sendable {
    case deletedFile(String)

    /// An edited file that its template no longer has.
    case keptFile(String)
    case keptFolder(String)

    /// A screen, with its member, in a target without a list of screens.
    case noMenu(String, String)

    case damagedRecord(String)
    case lostTarget(String, String)

    /// An edited file that is not text, so it cannot be merged.
    case noText(String)

    /// `swift format` is not installed, or has failed.
    case noFormat
}

extension PlanNote: CustomStringConvertible {
    package var description: String {
        switch self {
        case .deletedFile(let path):
            "'\(path)' was deleted: it stays deleted, although its template has changed."
        case .keptFile(let path):
            "'\(path)' stays, because it was edited: its template no longer has it, so it is your "
                + "own now."
        case .keptFolder(let path):
            "'\(path)' stays: it has files that were not generated."
        case .noMenu(let screen, let member):
            "'\(screen)' is in no menu: declare its route '.\(member)' in a flow."
        case .damagedRecord(let path):
            "'\(path)' cannot be read, so its screen is left out: restore it from version "
                + "control, or remove it."
        case .lostTarget(let screen, let target):
            "'\(screen)' is left out: its target '\(target.printable)' and its files are gone. "
                + "'destroy screen \(screen)' removes its record."
        case .noText(let path):
            "'\(path)' stays as it is: it is not text, so it cannot be merged with its template."
        case .noFormat:
            "'swift format' is missing or has failed: new files may not have your layout, and a "
                + "formatted file counts as edited. Check '.swift-format'."
        }
    }
}
