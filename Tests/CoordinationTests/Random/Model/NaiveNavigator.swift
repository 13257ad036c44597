import Coordination
import WaylineRouting

/// What a navigator should do, with whole copies and no thought of cost.
final class NaiveNavigator {
    var state: NaiveState
    var rules = WalkRules()

    /// The numbers of the coordinators, by those of their flows.
    var lives: [Int: Int] = [:]
    var lastLife: Int

    var steps: [WalkStep] = []
    var events: [WalkEvent] = []
    var outcomes: [Int: Outcome] = [:]

    /// The places that guards have cut off restored states.
    var omissions: [RouteName] = []

    /// How many guards have been asked that take their time, also by navigators before this one.
    var asked: Int
    var suspensions: [NaiveSuspension] = []
    var question: NaiveQuestion?
    var detour: (request: NaiveRequest, way: Transition, brought: [Int])?
    var queue: [Job] = []

    /// The values that conditions are about, and the places that have some.
    var holds: [Bool]
    var watches: [NaiveWatch] = []
    var watchCount = 0

    enum Job {
        /// What a parent makes of a result, with the number of its flow.
        case followUp(Transition, flow: Int)
        case resume(NaiveRequest)
        case leadAway(NaiveWatch, leaves: Bool)

        /// The user has not said yes in the state of this revision.
        case declined(NaiveQuestion, at: Int)
    }

    init(_ shape: FlowShape, after other: NaiveNavigator?) throws(RoutingError) {
        state = try NaiveState(root: PlaceStep("app"), shape)
        lastLife = (other?.lastLife ?? 0) + 1
        asked = other?.asked ?? 0
        holds = other?.holds ?? Array(repeating: true, count: WalkCondition.valueCount)
        lives[state.active.id] = lastLife
        let entries = NaiveChange(from: state, to: state, whole: true).entered
        steps = [.began(lastLife)] + entries.map { .started($0.route) }
        steps += entries.filter { $0 != state.top }.map { .paused($0.route) }
    }

    /// How many coordinators are alive: those of flows, and those that wait to begin.
    var coordinators: Int {
        lives.count + suspensions.map(\.change.coordinators.count).reduce(0, +)
            + (question?.change.coordinators.count ?? 0)
    }

    var entries: [NaiveEntry] { state.flows.flatMap { $0.tabs.joined() } }

    /// The flow whose coordinator another belongs to, or itself.
    func owner(of flow: NaiveFlow) -> NaiveFlow {
        guard lives[flow.id] == nil, let parent = flow.parent else { return flow }
        return owner(of: state[parent])
    }

    /// Does it, and all that it leads to.
    func submit(_ request: NaiveRequest) {
        proceed(request)
        runQueue()
    }

    func runQueue() {
        while !queue.isEmpty {
            switch queue.removeFirst() {
            case .resume(let request): goOn(request)
            case .leadAway(let watch, let leaves): leadAway(watch, leaves: leaves)
            case .declined(let question, let revision):
                if state.revision == revision {
                    handle(
                        .refuse(because: ""), question.check, question.request, question.change,
                        question.rest)
                } else {
                    settle(question.request, .superseded)
                }
            case .followUp(let transition, let flow):
                let request = NaiveRequest(.transition(transition), .code, nil)
                if owner(of: state.active).id == flow {
                    proceed(request)
                } else {
                    settle(request, .superseded)
                }
            }
        }
    }

    func settle(_ request: NaiveRequest, _ outcome: Outcome) {
        note(request, outcome)
        answer(request, outcome)
    }

    func note(_ request: NaiveRequest, _ outcome: Outcome) {
        events.append(
            WalkEvent(cause: request.cause, outcome: outcome, revision: state.revision))
    }

    func answer(_ request: NaiveRequest, _ outcome: Outcome) {
        if let number = request.number { outcomes[number] = outcomes[number] ?? outcome }
        for follower in request.followers { follow(follower, after: outcome) }
    }
}
