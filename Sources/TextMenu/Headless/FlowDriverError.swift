import Coordination
public import WaylineRouting

/// A mistake in a walk through an app. Each case includes the text of the screen at that moment.
public enum FlowDriverError: Error, Hashable, Sendable {
    /// No control has this name; these are on the screen.
    case noControl(String, known: [String], screen: String)

    /// Several controls, rows or tabs have this name.
    case ambiguous(String, roles: [String], screen: String)

    /// The control of this name is of another kind.
    case otherKind(String, role: String, expected: String, screen: String)

    /// The control of this name is not enabled.
    case notAvailable(String, screen: String)

    /// The work of the button of this name is still under way.
    case stillWorking(String, screen: String)

    /// A choice has no option, or a list no row, of this name; it has these.
    case noPart(String, in: String, known: [String], screen: String)

    /// An alert has to be answered first.
    case alertInFront(String, alert: String, screen: String)

    /// The alert does not offer this answer; it offers these.
    case notAnAnswer(String, known: [String], screen: String)

    /// The app has ended: there is no control to use any more.
    case ended

    /// There is no earlier screen to go back to.
    case nowhereBack(screen: String)

    /// A decision could not be carried out.
    case impossible(RoutingError, screen: String)

    /// Work went on for longer than the driver's patience.
    case unsettled(screen: String)

    /// The condition did not hold within the driver's patience.
    case neverHappened(screen: String)
}

extension FlowDriverError: CustomStringConvertible {
    /// The mistake, and the screen.
    public var description: String {
        let (mistake, screen) = parts
        if screen.isEmpty { return mistake }
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        return "\(mistake)\nThe screen:\n" + lines.map { "| \($0)" }.joined(separator: "\n")
    }

    private var parts: (mistake: String, screen: String) {
        switch self {
        case .noControl(let name, let known, let screen):
            ("no control '\(name)' here; " + Self.there(known), screen)
        case .ambiguous(let name, let roles, let screen):
            (
                "'\(name)' can be \(roles.joined(separator: " or ")): give each a different name "
                    + "or spoken label, or name the list with select(_:in:)", screen
            )
        case .otherKind(let name, let role, let expected, let screen):
            ("'\(name)' is a \(role), and a \(expected) was expected", screen)
        case .notAvailable(let name, let screen):
            ("'\(name)' is not available now: a user cannot use it", screen)
        case .stillWorking(let name, let screen):
            ("'\(name)' is still working: advance the clock, or wait until it is done", screen)
        case .noPart(let title, let name, let known, let screen):
            ("no '\(title)' in '\(name)'; " + Self.there(known), screen)
        case .alertInFront(let name, let alert, let screen):
            ("'\(name)' is under the alert '\(alert)': answer that first", screen)
        case .notAnAnswer(let title, let known, let screen):
            ("no answer '\(title)' to this alert; " + Self.there(known), screen)
        case .ended:
            ("the app has ended: there is nothing to use any more", "")
        case .nowhereBack(let screen):
            ("there is nowhere to go back to", screen)
        case .impossible(let error, let screen):
            ("\(error)", screen)
        case .unsettled(let screen):
            ("some work has not ended: it waits neither for the clock nor for the user", screen)
        case .neverHappened(let screen):
            ("the condition did not become true in time", screen)
        }
    }

    private static func there(_ names: [String]) -> String {
        names.isEmpty ? "there is nothing" : "there are: \(names.joined(separator: ", "))"
    }
}
