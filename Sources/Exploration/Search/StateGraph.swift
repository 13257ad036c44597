import WaylineRouting

/// The states that were seen, and the moves between them.
///
/// Pages, moves and lists of moves are kept once each. States and edges have only their numbers, so
/// that a search can keep many of them.
struct StateGraph {
    /// A page as several states can show it.
    struct Page: Hashable {
        /// The screen on top, with the title of the alert over it.
        let node: String

        /// The routes of all screens that are shown.
        let path: [RouteName]

        /// The form whose values the page has.
        let form: PageForm?

        /// The tabs that the root flow and the main flow show.
        var tabs: [RouteName] = []

        /// True if a text says that something is wrong.
        var hasError = false

        /// True if answers are awaited.
        var waits = false

        /// True if an alert is shown over the screen.
        var isAlert: Bool { node.hasSuffix("\"") }
    }

    /// A move on a screen, and the number of its kind.
    struct Offer: Hashable {
        let move: Move
        let kind: Int
    }

    /// A state of the app.
    private struct State {
        let digest: Digest
        let page: Int32

        /// A hash of what the user sees.
        let look: Int32

        /// The hash of the world, and its changes since the start.
        let world: Int
        let changes: WorldChanges
        var menu: Int32

        /// A bit for each of the first moves that was tried.
        var tried: UInt64 = 0
        var firstEdge: Int32 = -1
        var lastEdge: Int32 = -1
    }

    /// A move that was taken.
    struct Edge {
        /// The number of the move.
        let offer: Int32
        fileprivate let landing: Int32

        /// The number of the walk that has taken it.
        let walk: Int32

        /// The next edge of the same state.
        fileprivate var next: Int32 = -1

        var target: Int { Int(landing) }
    }

    private var states: [State] = []
    private var edges: [Edge] = []
    private var indices: [Digest: Int32] = [:]
    private var pages = Interned<Page>()
    private var offers = Interned<Offer>()
    private var menus = Interned<[Int32]>()

    /// The tried moves of a state behind the first ones.
    private var lateTries: [Int: Set<Int>] = [:]

    /// The edges whose moves have led elsewhere, too.
    private var unstable: Set<Int32> = []

    /// The last move of each walk, and the number of the walk before it; negative for none.
    private var walks: [(offer: Int32, previous: Int32)] = []
}

/// The states.
extension StateGraph {
    var count: Int { states.count }

    var all: Range<Int> { states.indices }

    /// The page that a state shows.
    subscript(state: Int) -> Page { pages[states[state].page] }

    /// The screens of all states, with the titles of alerts.
    var nodes: Set<String> { Set(pages.values.map(\.node)) }

    func digest(of state: Int) -> Digest { states[state].digest }

    /// The hash of the world.
    func world(of state: Int) -> Int { states[state].world }

    /// The changes of the world since the start.
    func changes(of state: Int) -> WorldChanges { states[state].changes }

    func index(of digest: Digest) -> Int? { indices[digest].map { Int($0) } }

    /// Returns whether the user sees the same in two states.
    func areAlike(_ one: Int, _ other: Int) -> Bool { states[one].look == states[other].look }

    /// Adds a state with the numbers of its moves, the hashes of the world and of what the user
    /// sees, and the changes of the world since the start.
    mutating func add(
        _ digest: Digest, _ page: Page, _ menu: [Int32], world: Int, look: Int32,
        changes: WorldChanges
    ) -> Int {
        indices[digest] = Int32(states.count)
        states.append(
            State(
                digest: digest, page: pages.number(of: page), look: look, world: world,
                changes: changes, menu: menus.number(of: menu)))
        return states.count - 1
    }
}

/// The moves that states offer.
extension StateGraph {
    /// The number of a move, which is kept from now on.
    mutating func number(of offer: Offer) -> Int32 { offers.number(of: offer) }

    func move(_ offer: Int32) -> Move { offers[offer].move }

    func kind(_ offer: Int32) -> Int { offers[offer].kind }

    /// The numbers of all moves of a state.
    func menu(of state: Int) -> [Int32] { menus[states[state].menu] }

    /// Adds a move to those of a state.
    mutating func add(_ offer: Int32, to state: Int) {
        states[state].menu = menus.number(of: menu(of: state) + [offer])
    }

    /// Returns whether the move at a place in the menu of a state was tried.
    func isTried(_ place: Int, of state: Int) -> Bool {
        guard place >= UInt64.bitWidth else { return states[state].tried >> place & 1 == 1 }
        return lateTries[state]?.contains(place) ?? false
    }

    mutating func noteTry(_ place: Int, of state: Int) {
        guard place >= UInt64.bitWidth else { return states[state].tried |= 1 << place }
        lateTries[state, default: []].insert(place)
    }

    /// For each move, its place in an order of simplicity.
    var ranksOfMoves: [Int] {
        let keys = offers.values.map { [$0.move.step].simplicity }
        var ranks = [Int](repeating: 0, count: keys.count)
        for (rank, offer) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
            ranks[offer] = rank
        }
        return ranks
    }

    /// The numbers of the moves of a state that were not tried.
    func openMoves(of state: Int) -> [Int32] {
        menu(of: state).enumerated().filter { !isTried($0.offset, of: state) }.map(\.element)
    }
}

/// The edges.
extension StateGraph {
    /// The edges of one state, in the order in which they were taken.
    struct Edges: Sequence, IteratorProtocol {
        fileprivate let all: [Edge]
        fileprivate var place: Int32

        mutating func next() -> (number: Int32, edge: Edge)? {
            if place < 0 { return nil }
            let edge = all[Int(place)]
            defer { place = edge.next }
            return (place, edge)
        }
    }

    var edgeCount: Int { edges.count }

    subscript(edge number: Int32) -> Edge { edges[Int(number)] }

    func edges(of state: Int) -> Edges { Edges(all: edges, place: states[state].firstEdge) }

    /// The number of the edge of a state by this move; nil if it was not taken.
    func edge(by offer: Int32, of state: Int) -> Int32? {
        edges(of: state).first { $0.edge.offer == offer }?.number
    }

    mutating func addEdge(by offer: Int32, from state: Int, to target: Int, _ walk: Int32) {
        let number = Int32(edges.count)
        edges.append(Edge(offer: offer, landing: Int32(target), walk: walk))
        if states[state].firstEdge < 0 {
            states[state].firstEdge = number
        } else {
            edges[Int(states[state].lastEdge)].next = number
        }
        states[state].lastEdge = number
    }

    /// Returns whether the move of an edge has always led to the same state.
    func isStable(_ edge: Int32) -> Bool { unstable.isEmpty || !unstable.contains(edge) }

    mutating func markUnstable(_ edge: Int32) { unstable.insert(edge) }
}

/// The walks from the start of the app.
extension StateGraph {
    /// Adds a move to a walk, and returns the number of the longer one.
    mutating func addWalk(_ offer: Int32, after previous: Int32?) -> Int32 {
        walks.append((offer, previous ?? -1))
        return Int32(walks.count - 1)
    }

    /// The steps of a walk; none without one.
    func steps(of walk: Int32?) -> [ExplorationStep] {
        var (steps, number) = ([ExplorationStep](), walk ?? -1)
        while number >= 0 {
            let last = walks[Int(number)]
            steps.append(move(last.offer).step)
            number = last.previous
        }
        return steps.reversed()
    }
}
