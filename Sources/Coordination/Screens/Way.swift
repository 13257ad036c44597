/// How a screen or a coordinator asks to go somewhere: each has one of its own.
///
/// It leads nowhere before what has it is shown and after that has left, when all that is asked for
/// is superseded.
@MainActor
public final class Way {
    enum Place {
        case nowhere
        case screen(entry: Int)
        case flow(Int)
    }

    /// It ends all ways that lead to it before it goes.
    @exclusivity(unchecked) private(set) unowned var navigator: Navigator?
    @exclusivity(unchecked) private(set) var place = Place.nowhere

    /// The screen that is composed of this way's one, among others.
    @exclusivity(unchecked) private(set) weak var parent: (any Screen)?

    /// The numbers of what the screen has begun that is not over, and its tasks, where they wait.
    private var underWay: Set<Int> = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextTask = 0

    /// Counts what goes on after the screen has left.
    private var stragglers: Stragglers?

    /// Leads nowhere until its screen is in the state.
    public init() {}

    /// The revision of the state that is shown, to be passed to what must not come too late; nil
    /// where this leads nowhere.
    public var revision: Int? { navigator?.state.revision }

    func lead(to navigator: Navigator, at place: Place, under parent: (any Screen)? = nil) {
        self.navigator = navigator
        self.place = place
        self.parent = parent
    }

    func end() {
        for number in underWay {
            tasks[number]?.cancel()
            stragglers?.come()
        }
        underWay = []
        tasks = [:]
        navigator = nil
        place = .nowhere
        parent = nil
    }

    /// Does `work`, until that is over or this way ends.
    func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        stragglers = navigator?.stragglers
        let number = nextTask
        nextTask += 1
        underWay.insert(number)
        let task = Work.$ledger.withValue(navigator?.work) {
            Work.begin { [weak self] in
                await work()
                self?.noteEnd(of: number)
            }
        }
        // It may be over already, or have led away from the screen.
        if underWay.contains(number) { tasks[number] = task } else { task.cancel() }
        return task
    }

    private func noteEnd(of number: Int) {
        tasks[number] = nil
        if underWay.remove(number) == nil { stragglers?.go() }
    }

    func perform(
        _ route: RouteID, _ parameters: RouteParameters, _ screen: any Screen, _ revision: Int?
    ) -> Attempt {
        navigator?.submit(
            Errand(.route(route, parameters, from: screen), cause: .user, revision: revision))
            ?? Attempt(.superseded)
    }

    func go(_ transition: Transition, _ revision: Int?) -> Attempt {
        navigator?.submit(
            Errand(.transition(transition, by: self), cause: .code, revision: revision))
            ?? Attempt(.superseded)
    }

    func adopt(_ child: any Screen, into screen: any Screen) {
        guard let navigator, case .screen(let entry) = place, let node = navigator.screens[entry]
        else {
            return
        }
        let count = node.members.count
        node.adopt(child, under: screen, navigator)
        navigator.run {
            for member in node.members[count...] { member.start() }
        }
    }
}
