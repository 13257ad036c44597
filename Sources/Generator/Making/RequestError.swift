import Coordination

/// What was asked for, and is not there.
package enum RequestError: Error, Hashable, Sendable {
    /// A screen that was not generated; these were.
    case notGenerated(String, known: [String])

    /// A template that there is not; there are these.
    case unknownTemplate(String, known: [String])

    /// One route for several screens.
    case oneRouteForAll(String)
}

extension RequestError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notGenerated(let name, let known):
            "'\(name)' was not generated"
                + (known.nearest(to: name).map { ": did you mean '\($0)'?" }
                    ?? ", nor was any other screen of this package.")
                + (known.isEmpty ? "" : " A screen that you have written is yours to remove.")
        case .unknownTemplate(let name, let known):
            "'\(name)' is not a template: there are "
                + known.map { "'\($0)'" }.joined(separator: ", ")
                + ". Your own stand in '\(ScreenPackage.templates)/NAME'."
        case .oneRouteForAll(let route):
            "'--route \(route)' is for one screen, and several were named: give each a call of its own."
        }
    }
}
