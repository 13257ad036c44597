public import WaylineRouting

/// The restoration of a saved state, and the parts that were omitted.
@MainActor
public final class Restoration {
    /// The omitted screens, tabs, flows and drafts, which no longer exist.
    public private(set) var omissions: [OmittedPart] = []

    /// The first number of the restored entries and flows; nil before they have numbers.
    private(set) var firstNumber: Int?

    /// The drafts of the screens that have not got theirs yet, by their entries.
    private(set) var drafts: [Int: RouteValue]

    /// The changes that were pending, until the state is restored.
    private(set) var pending: [PendingNavigation]

    /// The restoration of the enclosing state, which also lists the parts omitted here.
    private let whole: Restoration?

    init(
        _ drafts: [Int: RouteValue], _ pending: [PendingNavigation] = [],
        in whole: Restoration? = nil
    ) {
        self.drafts = drafts
        self.pending = pending
        self.whole = whole
    }

    /// Returns the part of `saved` that an app with this plan can show, without the part that could
    /// not be made. Its entries and flows have new numbers, beginning with `first`.
    func restore(
        _ saved: NavigationState, in plan: FlowPlan, without failure: MakingError?,
        numberedFrom first: Int
    ) throws(RoutingError) -> NavigationState {
        firstNumber = first
        var restorer = StateRestorer(saved, without: failure)
        let state = try restorer.restore(in: plan)
        add(restorer.omissions)
        var renumbering = Renumbering(from: first, drafts: drafts)
        defer { drafts = renumbering.drafts }
        var new = renumbering.renumbered(state)
        pending = pending.compactMap { restored($0, in: plan, failure, under: new, &renumbering) }
        new.nextID = renumbering.next
        return new
    }

    /// Returns the pending change with the parts that the app can still show; nil if there are
    /// none.
    private func restored(
        _ pending: PendingNavigation, in plan: FlowPlan, _ failure: MakingError?,
        under state: NavigationState, _ renumbering: inout Renumbering
    ) -> PendingNavigation? {
        guard case .place(var place) = pending.goal else { return renumbering.renumbered(pending) }
        place.pending = []
        var restorer = StateRestorer(place, without: failure)
        defer { add(restorer.omissions.filter { !omissions.contains($0) }) }
        do throws(RoutingError) {
            let rest = try restorer.restore(in: plan)
            var new = pending
            new.goal = .place(rest)
            new = renumbering.renumbered(new)
            guard case .place(let place) = new.goal, let shared = place.sharing(state)
            else { return nil }
            new.goal = .place(shared)
            return new
        } catch {
            return nil
        }
    }

    /// Returns the pending changes, and removes them here. They continue now.
    func takePending() -> [PendingNavigation] {
        defer { pending = [] }
        return pending
    }

    /// Adds the drafts of screens that leave now and come back after the restoration.
    func keepDrafts(of screens: [ScreenNode]) {
        for node in screens {
            do throws(RouteEncodingError) {
                if let draft = try node.draft { drafts[node.entry.id] = draft }
            } catch {
                let route = node.entry.route
                add([OmittedPart(route: route, kind: .draft, reason: "\(error)")])
            }
        }
    }

    /// Notes that the place of `route` was omitted.
    func omit(_ route: RouteName, because error: RoutingError) {
        add([OmittedPart(route: route, kind: .place, reason: "\(error)")])
    }

    private func add(_ parts: [OmittedPart]) {
        omissions += parts
        whole?.add(parts)
    }

    /// Gives `screen` its draft, if one was saved.
    func giveDraft(to screen: any Screen, at entry: NavigationEntry) {
        guard !drafts.isEmpty, let draft = drafts.removeValue(forKey: entry.id) else { return }
        do throws(RouteDecodingError) {
            if let reason = try (screen as? any DraftKeeping)?.take(draft) {
                add([OmittedPart(route: entry.route, kind: .draft, reason: reason)])
            }
        } catch {
            add([OmittedPart(route: entry.route, kind: .draft, reason: "\(error)")])
        }
    }
}

extension Restoration? {
    /// Returns the restoration, or a new one, with the drafts of `screens`.
    @MainActor
    func keeping(draftsOf screens: [ScreenNode]) -> Restoration {
        let restoration = self ?? Restoration([:])
        restoration.keepDrafts(of: screens)
        return restoration
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

extension ScreenNode {
    /// The current draft of the screen; nil if it has none.
    var draft: RouteValue? {
        get throws(RouteEncodingError) {
            try awaitsDraft ? draftToCome : (screen as? any DraftKeeping)?.encodedDraft
        }
    }
}

extension DraftKeeping {
    fileprivate var encodedDraft: RouteValue {
        get throws(RouteEncodingError) { try RouteValue(encoding: draft) }
    }

    fileprivate func take(_ saved: RouteValue) throws(RouteDecodingError) -> String? {
        restoreDraft(try saved.decode(Draft.self))
    }
}
