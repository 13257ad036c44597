/// What waits for its turn.
@MainActor
struct ErrandQueue {
    /// Those that were taken are nil. An errand may be the last to hold a screen, and that may
    /// navigate when it is released: not while this is being changed.
    private var errands: [Errand?] = []
    private var next = 0

    /// What must be done before all others.
    private var followUps: [Errand] = []

    var isEmpty: Bool { errands.isEmpty && followUps.isEmpty }

    mutating func append(_ errand: Errand) {
        errands.append(errand)
    }

    mutating func putFirst(_ errands: [Errand]) {
        followUps.insert(contentsOf: errands, at: 0)
    }

    mutating func takeFirst() -> Errand? {
        if !followUps.isEmpty { return followUps.removeFirst() }
        guard next < errands.count else {
            errands.removeAll(keepingCapacity: true)
            next = 0
            return nil
        }
        defer { next += 1 }
        return errands[next].take()
    }
}

/// How many errands one run has led to, and the routes of the latest, for the report of a runaway.
struct RunTrace {
    private(set) var count = 0
    private(set) var routes: [RouteID] = []

    /// So many errands before the limit, routes are noted.
    private static let length = 32

    /// Counts an errand. Its route is of interest only where there have been almost too many.
    mutating func note(_ wish: Wish, limit: Int) {
        count += 1
        guard count > limit - Self.length, let route = wish.route else { return }
        if !routes.contains(route) { routes.append(route) }
    }
}
