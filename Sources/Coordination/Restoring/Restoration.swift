public import WaylineRouting

/// The restoration of a saved state, and the parts that were omitted.
@MainActor
public final class Restoration {
    /// The screens, tabs, flows and drafts that were not restored, each with the reason.
    public private(set) var omissions: [OmittedPart] = []

    init() {}

    /// Returns the part of `saved` that an app with this plan can show. What is pending in it loses
    /// the parts that the app cannot show, and is dropped if nothing is left.
    func restore(
        _ saved: NavigationState, in plan: FlowPlan
    ) throws(RoutingError) -> NavigationState {
        var restorer = StateRestorer(saved)
        var state = try restorer.restore(in: plan)
        omissions += restorer.omissions
        let rest = state
        state.pending = saved.pending.compactMap {
            restored($0, in: plan, under: rest)?.restored(in: rest, from: saved)
        }
        return state
    }

    private func restored(
        _ pending: PendingNavigation, in plan: FlowPlan, under state: NavigationState
    ) -> PendingNavigation? {
        var restored = pending
        do throws(RoutingError) {
            try restored.goal.changeStates { (place, isSaved) throws(RoutingError) in
                if isSaved { return place = try restore(place, in: plan) }
                var restorer = StateRestorer(place)
                place = try restorer.restore(in: plan)
                omissions += restorer.omissions.filter { !omissions.contains($0) }
                if !place.fits(state) { throw .emptyStack }
            }
        } catch {
            return nil
        }
        restored.goal.changeSteps { $0.replacingPlaces(plan.migrated) }
        return restored
    }

    /// Notes that the place of `route` was omitted.
    func omit(_ route: RouteName, because error: RoutingError) {
        omit(route, .place, "\(error)")
    }

    func omit(_ route: RouteName, _ kind: OmittedPart.Kind, _ reason: String) {
        omissions.append(OmittedPart(route: route, kind: kind, reason: reason))
    }
}

/// A part of a saved state that was omitted.
public struct OmittedPart: Hashable, Sendable {
    /// The kinds of parts.
    public enum Kind: Hashable, Sendable {
        /// A screen, tab or flow, with everything above it.
        case place

        /// The draft of a restored screen, or a part of it.
        case draft
    }

    /// The route of the screen, tab or flow.
    public let route: RouteName

    /// The kind: a place or a draft.
    public let kind: Kind

    /// The reason why it was omitted.
    public let reason: String
}
