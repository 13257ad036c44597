/// Decides when to load more of a list.
struct NearEnd {
    /// The end of a list. It changes when items are added, removed or replaced there.
    struct End: Equatable {
        let count: Int
        let last: AnyHashable?
    }

    var distance = 10

    /// The end for which more items were asked for.
    private var asked: End?

    /// True after the marker was away from the end.
    private var wasAway = false

    /// Returns true when the marker comes near the end, or when the end changes while it is near.
    mutating func isReached(marked: Int, _ end: End) -> Bool {
        let left = end.count - marked
        // In a short list, all rows but the first one are near the end.
        if left > min(distance, max(end.count - 1, 1)) { wasAway = true }
        if end.count == 0 { asked = nil }
        guard end.count > 0, left <= distance else { return false }
        let returns = wasAway && left <= max(end.count - 1, 1)
        guard returns || end != asked else { return false }
        (asked, wasAway) = (end, false)
        return true
    }
}
