extension Transition {
    /// Why it stays; nil where it does not say.
    var reason: String? {
        switch self {
        case .stay(let reason): reason.isEmpty ? nil : reason
        case .sequence(let transitions): transitions.lazy.compactMap(\.reason).first
        case .push, .replace, .stack, .pop, .popTo, .popToRoot, .present, .dismiss, .select, .start,
            .finish, .unwind, .enter, .alert:
            nil
        }
    }

    /// The first route that it names; nil where it names none.
    var route: RouteID? {
        switch self {
        case .push(let destination), .replace(let destination), .present(let destination),
            .start(let destination), .enter(let destination):
            destination.route
        case .stack(let destinations): destinations.last?.route
        case .popTo(let route), .select(let route): route
        case .sequence(let transitions): transitions.lazy.compactMap(\.route).first
        case .stay, .pop, .popToRoot, .dismiss, .finish, .unwind, .alert: nil
        }
    }

    /// The main flow that it leads to; nil where it leads to none.
    var entered: Destination? {
        switch self {
        case .enter(let destination): destination
        case .sequence(let transitions): transitions.lazy.compactMap(\.entered).last
        case .stay, .push, .replace, .stack, .pop, .popTo, .popToRoot, .present, .dismiss, .select,
            .start, .finish, .unwind, .alert:
            nil
        }
    }

    /// Whether it is about what is on top, which it takes away.
    var takesAway: Bool {
        switch self {
        case .pop, .dismiss, .finish, .replace: true
        case .sequence(let transitions): transitions.first?.takesAway ?? false
        case .stay, .push, .stack, .popTo, .popToRoot, .unwind, .enter, .present, .select, .start,
            .alert:
            false
        }
    }

    /// The transition with every secret taken out, for logs.
    public var redacted: Transition {
        switch self {
        case .push(let destination): .push(destination.redacted)
        case .replace(let destination): .replace(destination.redacted)
        case .stack(let destinations): .stack(destinations.map(\.redacted))
        case .present(let destination): .present(destination.redacted)
        case .start(let destination): .start(destination.redacted)
        case .enter(let destination): .enter(destination.redacted)
        case .finish(let result): .finish(with: result.redacted)
        case .sequence(let transitions): .sequence(transitions.map(\.redacted))
        case .stay, .pop, .popTo, .popToRoot, .dismiss, .select, .unwind, .alert: self
        }
    }
}

extension Destination {
    /// The destination with every secret taken out, for logs.
    public var redacted: Destination {
        parameters.isEmpty ? self : Destination(route, parameters.redacted)
    }
}
