import WaylineRouting

extension Transition {
    /// The reason to stay; nil if there is none.
    var reason: String? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.reason).first }
        guard case .stay(let reason) = self, !reason.isEmpty else { return nil }
        return reason
    }

    /// The first route that it names; nil if it names none.
    var route: RouteName? {
        switch self {
        case .show(let destination, _): destination.route
        case .stack(let destinations): destinations.last?.route
        case .popTo(let route), .select(let route): route
        case .sequence(let steps): steps.lazy.compactMap(\.route).first
        case .stay, .pop, .popToEntry, .popToRoot, .dismiss, .finish, .unwind, .alert: nil
        }
    }

    /// The main flow that it leads to; nil if it leads to none.
    var entered: PlaceStep? {
        if case .sequence(let steps) = self { return steps.lazy.compactMap(\.entered).last }
        if case .show(let destination, by: .enter) = self { return destination }
        return nil
    }

    /// True if it leads to the same place from any flow.
    var isFromAnywhere: Bool {
        switch self {
        case .unwind, .show(_, by: .enter): true
        case .sequence(let steps): steps.first?.isFromAnywhere ?? false
        case .stay, .show, .stack, .pop, .popTo, .popToEntry, .popToRoot, .dismiss, .select,
            .finish, .alert:
            false
        }
    }

    /// True if it removes the screen on top.
    var takesAway: Bool {
        switch self {
        case .pop, .dismiss, .finish, .show(_, by: .replace): true
        case .sequence(let steps): steps.first?.takesAway ?? false
        case .stay, .show, .stack, .popTo, .popToEntry, .popToRoot, .unwind, .select, .alert: false
        }
    }
}
