import Binding
import WaylineRouting

/// Collects the drafts of screens for saving, and gives saved ones to screens.
@MainActor
final class SavedDrafts {
    /// Publishes each draft that cannot be saved, once as long as that lasts.
    let omissions = Signal<OmittedPart>()

    /// The entries whose drafts the user has agreed to lose.
    var discarded: Set<Int> = []

    /// The last restoration, which lists the parts that were omitted.
    var restoration: Restoration?
    private var omitted: Set<Int> = []

    /// Returns the drafts by their entries, without those that cannot be saved.
    func collect(from screens: some Sequence<ScreenNode>) -> [Int: RouteValue] {
        var drafts: [Int: RouteValue] = [:]
        for node in screens where !discarded.contains(node.entry.id) {
            let entry = node.entry
            do throws(RouteEncodingError) {
                if let draft = try node.draft { drafts[entry.id] = draft }
                omitted.remove(entry.id)
            } catch {
                guard omitted.insert(entry.id).inserted else { continue }
                omissions.send(OmittedPart(route: entry.route, kind: .draft, reason: "\(error)"))
            }
        }
        return drafts
    }

    /// Gives `screen` its draft.
    func give(_ draft: RouteValue, to screen: any Screen, at entry: NavigationEntry) {
        do throws(RouteDecodingError) {
            if let reason = try (screen as? any DraftKeeping)?.take(draft) {
                restoration?.omit(entry.route, .draft, reason)
            }
        } catch {
            restoration?.omit(entry.route, .draft, "\(error)")
        }
    }
}

extension ScreenNode {
    /// The current draft of the screen; nil if it has none.
    fileprivate var draft: RouteValue? {
        get throws(RouteEncodingError) {
            if isPutOff || draftToCome != nil { return draftToCome }
            return try (screen as? any DraftKeeping)?.encodedDraft
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
