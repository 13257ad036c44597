/// What a user should know besides the files of a plan.
package enum PlanNote: Hashable, Sendable {
    /// A generated file that somebody has deleted, whose template has changed since.
    case deletedFile(String)

    /// A generated file that somebody has edited, and that its template makes no more.
    case keptFile(String)

    /// A package that had no list of screens has one now, and a menu of it.
    case newMenu(String)

    /// A menu that stays, as this file of it was edited.
    case keptMenu(String)

    /// A folder that stays, as it has files that were not generated.
    case keptFolder(String)
}

extension PlanNote: CustomStringConvertible {
    package var description: String {
        switch self {
        case .deletedFile(let path):
            "'\(path)' was deleted since it was generated: it stays so, though its template has changed."
        case .keptFile(let path):
            "'\(path)' stays, since it was edited, though its template has it no more: it is yours now."
        case .newMenu(let list):
            "'\(list)' is new, and so is a menu of the screens in it: 'MenuCoordinator' owns it. Begin the "
                + "app with it, or start it as a child flow."
        case .keptMenu(let path):
            "The menu that was generated with the first screen stays: '\(path)' was edited."
        case .keptFolder(let path):
            "'\(path)' stays: it has files that were not generated."
        }
    }
}
