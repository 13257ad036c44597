import WaylineRouting

/// The requests that wait for their turn, and the count of those that the present run has carried
/// out.
@MainActor
struct RequestQueue {
    /// The number of requests, before the limit of a run, whose routes are noted.
    private static let notedRoutes = 32

    /// The number of requests that one run can lead to.
    private let limit: Int
    private var count = 0
    private var routes: [RouteName] = []

    /// Those that were taken are nil. A request may be the last to hold a screen, which may
    /// navigate when it is released: not while this is being changed.
    private var requests: [NavigationRequest?] = []
    private var next = 0

    /// The ticket of the last request.
    private var lastTicket = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// True if no request is in it, and none was taken last.
    var isEmpty: Bool { requests.isEmpty }

    /// True if a request waits.
    var hasNext: Bool { requests[next...].contains { $0 != nil } }

    /// True if the run has led to so many requests that it may have no end.
    var isRunaway: Bool { count >= limit }

    /// Returns whether the request is beyond the limit. One that leads out of a part whose
    /// condition is broken never is: the part must not stay.
    func refuses(_ request: NavigationRequest) -> Bool {
        isRunaway && !request.mustNotStay
    }

    /// The error that the requests beyond the limit are refused with.
    var runaway: RoutingError { .runaway(routes, limit: limit) }

    mutating func newTicket() -> Int {
        lastTicket += 1
        return lastTicket
    }

    /// Returns a new request, which is not in the queue yet.
    mutating func request(
        _ wish: NavigationRequest.Wish, _ cause: NavigationCause, ifStill revision: Int? = nil,
        leaving departure: Departure = .transition
    ) -> NavigationRequest {
        NavigationRequest(
            ticket: newTicket(), wish: wish, cause: cause, departure: departure,
            revision: revision)
    }

    mutating func append(_ request: NavigationRequest) {
        requests.append(request)
    }

    mutating func putFirst(_ new: [NavigationRequest?]) {
        requests.insert(contentsOf: new, at: next)
    }

    /// Removes the request of this ticket, and returns it.
    mutating func remove(_ ticket: Int) -> NavigationRequest? {
        guard let index = requests.firstIndex(where: { $0?.ticket == ticket }) else { return nil }
        return requests[index].take()
    }

    mutating func takeFirst() -> NavigationRequest? {
        while next < requests.count {
            defer { next += 1 }
            if let request = requests[next].take() { return request }
        }
        requests.removeAll(keepingCapacity: true)
        next = 0
        return nil
    }

    /// Counts a request of this run. Its route is noted only if there have been almost too many.
    mutating func noteStart(of request: NavigationRequest) {
        count += 1
        guard count > limit - Self.notedRoutes, let route = request.route else { return }
        if !routes.contains(route) { routes.append(route) }
    }

    mutating func endRun() {
        count = 0
        routes = []
    }
}
