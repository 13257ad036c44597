/// What has become of a state that was saved.
@MainActor
public final class Restoration {
    /// What no longer exists, and was left out with all that lay over it.
    public private(set) var cuts: [Cut] = []

    private var drafts: [Int: RouteValue]

    init(drafts: [Int: RouteValue]) {
        self.drafts = drafts
    }

    func report(_ cuts: [Cut]) {
        self.cuts += cuts
    }

    /// Gives the entries of `state` other numbers, from `first` on, and takes the drafts along.
    func renumbered(_ state: NavigationState, from first: Int) -> NavigationState {
        var renumbering = Renumbering(from: first, drafts: drafts)
        defer { drafts = renumbering.drafts }
        return renumbering.renumbered(state)
    }

    func giveDrafts(to screens: Few<ScreenNode>) {
        guard !drafts.isEmpty else { return }
        for node in screens {
            guard let draft = drafts.removeValue(forKey: node.entry.id) else { continue }
            do throws(RouteDecodingError) {
                try (node.screen as? any DraftKeeping)?.take(draft)
            } catch {
                report([Cut(route: node.entry.route, kind: .draft, reason: "\(error)")])
            }
        }
    }
}

/// Something of a saved state that was left out.
public struct Cut: Hashable, Sendable {
    /// What was left out.
    public enum Kind: Hashable, Sendable {
        /// The screen, tab or flow, and what lay over it.
        case place

        /// The draft of a screen, which is there.
        case draft
    }

    /// The route of what was left out.
    public let route: RouteID

    /// Whether a place was left out or a draft alone.
    public let kind: Kind

    /// Why it was left out.
    public let reason: String
}

extension DraftKeeping {
    fileprivate func take(_ saved: RouteValue) throws(RouteDecodingError) {
        draft = try saved.decode(Draft.self)
    }
}
