import Binding
import WaylineRouting

/// Collects the drafts of screens for saving.
@MainActor
final class SavedDrafts {
    /// Publishes each draft that cannot be saved, once as long as that lasts.
    let omissions = Signal<OmittedPart>()

    /// The entries whose drafts the user has agreed to lose.
    @exclusivity(unchecked) var discarded: Set<Int> = []
    private var omitted: Set<Int> = []

    /// Returns the drafts by their entries, without those that cannot be saved.
    func collect(from screens: NodeTable<ScreenNode>) -> [Int: RouteValue] {
        var drafts: [Int: RouteValue] = [:]
        for (entry, node) in screens where !discarded.contains(entry) {
            do throws(RouteEncodingError) {
                if let draft = try node.draft { drafts[entry] = draft }
                omitted.remove(entry)
            } catch {
                guard omitted.insert(entry).inserted else { continue }
                let route = node.entry.route
                omissions.send(OmittedPart(route: route, kind: .draft, reason: "\(error)"))
            }
        }
        return drafts
    }
}
