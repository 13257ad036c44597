public import WaylineRouting

/// The progress of a saved state that is restored.
@MainActor
public final class Restoration {
    /// The screens, tabs, flows and drafts that were left out, since they no longer exist.
    public private(set) var omissions: [OmittedPart] = []

    /// The number from which on the entries and flows are numbered; nil before they are.
    private(set) var firstNumber: Int?

    private var drafts: [Int: RouteValue]

    init(_ drafts: [SavedDraft]) {
        self.drafts = Dictionary(drafts.map { ($0.entry, $0.draft) }) { first, _ in first }
    }

    /// Returns the part of `saved` that an app of this plan can show, without what could not be made.
    /// Its entries and flows have new numbers, from `first` on.
    func restore(
        _ saved: NavigationState, in plan: FlowPlan, without failure: MakingError?,
        numberedFrom first: Int
    ) throws(RoutingError) -> NavigationState {
        firstNumber = first
        var restorer = StateRestorer(saved, without: failure)
        let state = try restorer.restore(in: plan)
        omissions += restorer.omissions
        var renumbering = Renumbering(from: first, drafts: drafts)
        defer { drafts = renumbering.drafts }
        return renumbering.renumbered(state)
    }

    /// Notes that the place of `route` was left out.
    func omit(_ route: RouteName, because error: RoutingError) {
        omissions.append(OmittedPart(route: route, kind: .place, reason: "\(error)"))
    }

    /// Gives `screen` its draft, where one was saved.
    func giveDraft(to screen: any Screen, at entry: NavigationEntry) {
        guard !drafts.isEmpty, let draft = drafts.removeValue(forKey: entry.id) else { return }
        do throws(RouteDecodingError) {
            try (screen as? any DraftKeeping)?.take(draft)
        } catch {
            omissions.append(OmittedPart(route: entry.route, kind: .draft, reason: "\(error)"))
        }
    }
}

/// A part of a saved state that was left out.
public struct OmittedPart: Hashable, Sendable {
    /// The kinds of parts.
    public enum Kind: Hashable, Sendable {
        /// The screen, tab or flow, and what lay over it.
        case place

        /// The draft of a screen, which is there.
        case draft
    }

    /// The route of the screen, tab or flow.
    public let route: RouteName

    /// The kind: a place or a draft.
    public let kind: Kind

    /// The reason why it was left out.
    public let reason: String
}

/// The saved form of a navigator: its state, and the drafts of its screens.
struct SavedNavigation: Codable {
    let state: NavigationState
    let drafts: [SavedDraft]
}

/// The draft of the screen of one entry.
struct SavedDraft: Codable {
    let entry: Int
    let draft: RouteValue

    /// The draft of `screen` as it is now; nil if it keeps none.
    @MainActor
    init?(of screen: any Screen, at entry: Int) throws(RouteEncodingError) {
        guard let screen = screen as? any DraftKeeping else { return nil }
        self.entry = entry
        draft = try screen.encodedDraft
    }
}

extension DraftKeeping {
    fileprivate var encodedDraft: RouteValue {
        get throws(RouteEncodingError) { try RouteValue(encoding: draft) }
    }

    fileprivate func take(_ saved: RouteValue) throws(RouteDecodingError) {
        draft = try saved.decode(Draft.self)
    }
}
