import Coordination
import WaylineRouting

/// The rules of a navigator, with whole copies and no thought of cost.
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

    /// The number of async guards that have been asked, also by navigators before this one.
    var asked: Int

    /// The guards that are being asked, and the question that the user sees.
    var guards: [NaiveAsking] = []
    var question: (asking: NaiveAsking, alert: Alert)?
    var queue: [Job] = []

    /// The code that awaits results, and the results since the last check.
    var presentations: [NaivePresentation] = []
    var results: [Int: [Harvest?]] = [:]

    /// The values that conditions are about, and the places that have some.
    var holds: [Bool]
    var watches: [NaiveWatch] = []
    var watchCount = 0
    private var lastTicket = 0

    enum Job {
        /// The transition of a parent after a result, with the number of its flow.
        case followUp(Transition, flow: Int)
        case leave(Int, asItSays: Bool)

        /// A request that has waited goes on, with the answer if it waited for one.
        case goOn(NaiveWaiting, (part: Int, verdict: Verdict)?)
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

    /// The number of coordinators that are alive: those of flows, and those that are asked.
    var coordinators: Int {
        lives.count + (guards + [question?.asking].compactMap(\.self)).map(\.made).reduce(0, +)
    }

    var entries: [NaiveEntry] { state.flows.flatMap { $0.tabs.joined() } }

    /// The flow whose coordinator another belongs to, or itself.
    func owner(of flow: NaiveFlow) -> NaiveFlow {
        guard lives[flow.id] == nil, let parent = flow.parent else { return flow }
        return owner(of: state[parent])
    }

    func newTicket() -> Int {
        lastTicket -= 1
        return lastTicket
    }

    /// Does it, and all that it leads to.
    func submit(_ request: NaiveRequest, _ target: NaiveGoal.Target) {
        carryOut(request, to: NaiveGoal(target))
        runQueue()
    }

    /// Does what is to be done, and then what has waited and can go on.
    func runQueue() {
        while true {
            if !queue.isEmpty {
                carryOut(queue.removeFirst())
            } else if let ready {
                carryOut(.goOn(ready, nil))
            } else {
                return
            }
        }
    }

    private func carryOut(_ job: Job) {
        switch job {
        case .followUp(let transition, let flow):
            let request = NaiveRequest(newTicket(), .code)
            if owner(of: state.active).id != flow { return settle(request, .superseded) }
            carryOut(request, to: NaiveGoal(.transition(transition)))
        case .leave(let id, let asItSays):
            var request = NaiveRequest(newTicket(), .code, leaving: .session)
            (request.isCut, request.broken) = (true, id)
            if brokenVerdict(of: id) == nil { return settle(request, .superseded) }
            let goal = NaiveGoal(.place(state.alone, then: nil))
            let out = asItSays ? goal : wayOut(request, goal)
            out.map { carryOut(request, to: $0) } ?? settle(request, .superseded)
        case .goOn(let waiting, let answer):
            if self.waiting(waiting.ticket) == nil { return }
            if let caller = waiting.request.caller, !state.ids.contains(caller) {
                return settle(waiting.request, .superseded)
            }
            if waiting.top != state.top.id, case .transition(let transition) = waiting.goal.target,
                transition.takesAwayTheTop
            {
                return settle(waiting.request, .superseded)
            }
            carryOut(waiting.request, to: waiting.goal, answer)
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

    /// Notes the outcome. The request no longer waits.
    func answer(_ request: NaiveRequest, _ outcome: Outcome) {
        state.waiting.removeAll { $0.ticket == request.ticket }
        outcomes[request.ticket] = outcome
        endCalls(of: request.ticket)
    }
}

extension Transition {
    fileprivate var takesAwayTheTop: Bool {
        switch self {
        case .pop, .dismiss, .finish, .show(_, by: .replace): true
        case .sequence(let parts): parts.first?.takesAwayTheTop ?? false
        default: false
        }
    }
}
