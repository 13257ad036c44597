import WaylineCommandLine
import WaylineValues

/// A request that cannot be fulfilled.
indirect enum RequestError: Error, Hashable, Sendable {
    /// An invalid name.
    case name(String, NameKind, NameFault)

    /// A screen that was not generated; `known` were.
    case notGenerated(String, known: [String])
    case unknownTemplate(String, known: [String])

    /// A target that does not exist, or has no tests; `known` do.
    case unknownTarget(String, known: [String])

    /// A screen of this name was generated in several targets.
    case severalTargets(String, [String])
    case unknownType(String, field: String)
    case unknownRoute(String, known: [String])

    /// A route with an input that the screen cannot give.
    case routeWithInput(String, input: String, isGenerated: Bool)

    /// A coordinator that the target does not have, or that has no flow.
    case noFlow(String)

    /// A request that contradicts itself, with the reason.
    case contradiction(String)
}

extension RequestError: CustomStringConvertible {
    var description: String {
        switch self {
        case .name(let name, let kind, let fault):
            "'\(name.escaped(for: .line))' cannot name a \(kind): \(fault.reason(for: name, kind))"
        case .notGenerated(let name, let known):
            "'\(name)' was not generated"
                + (known.near(to: name).map { ": did you mean '\($0)'?" }
                    ?? (known.isEmpty ? ", nor was any other screen of this package." : "."))
                + (known.isEmpty ? "" : " A screen that you have written is yours to remove.")
        case .unknownTemplate(let name, let known):
            "'\(name)' is not a template: there are \(known.enumerated)."
                + (known.near(to: name).map { " Did you mean '\($0)'?" } ?? "")
                + " Put your own in '\(ScreenPackage.templates)/NAME'."
        case .unknownTarget(let name, let known):
            "'\(name)' is not a target with tests"
                + (known.isEmpty ? "." : ": there are \(known.enumerated).")
                + (known.near(to: name).map { " Did you mean '\($0)'?" } ?? "")
        case .severalTargets(let name, let targets):
            "'\(name)' was generated in \(targets.enumerated): choose one, e.g. "
                + "'--target \(targets.first ?? "")'."
        case .unknownType(let type, let field):
            "'\(type)' is not a type for '\(field)': there are "
                + FieldType.allCases.dropLast().map { "'\($0.rawValue)'" }.joined(separator: ", ")
                + ", and choices such as 'small|large'. Add '?' if it can be empty, but not to a "
                + "Bool or a choice, which always have a value."
        case .unknownRoute(let route, let known):
            "'\(route)' is not a route of the target"
                + (known.near(to: route).map { ": did you mean '\($0)'?" }
                    ?? ": generate its screen first.")
        case .routeWithInput(let route, let input, let isGenerated):
            "'\(route)' needs the input '\(input)', which "
                + (isGenerated ? "only a detail or a row of a list can give" : "was not generated")
                + ": leave it off, and write that decision in the router yourself."
        case .noFlow(let name):
            "'\(name)' is not a coordinator of the target with a flow: name another one, e.g. "
                + "'--flow Checkout' for a CheckoutCoordinator."
        case .contradiction(let reason): reason
        }
    }
}
