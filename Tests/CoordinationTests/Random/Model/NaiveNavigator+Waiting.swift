import Coordination
import WaylineRouting

extension NaiveNavigator {
    /// What the guard of this number says, if anybody still waits for it.
    func resume(_ guardNumber: Int, _ verdict: Verdict) {
        guard let index = suspensions.firstIndex(where: { $0.guardNumber == guardNumber }) else {
            return
        }
        let waiting = suspensions.remove(at: index)
        handle(verdict, waiting.check, waiting.request, waiting.change, waiting.rest)
        runQueue()
    }

    /// Gives up what waits under this number.
    func cancel(_ number: Int) {
        cancelFollower(number)
        if let waiting = suspensions.first(where: { $0.request.number == number }) {
            drop(waiting, .refused(.cancelled))
        } else if question?.request.number == number {
            endQuestion(.refused(.cancelled))
        } else if let detour, detour.request.number == number {
            self.detour = nil
            settle(detour.request, .refused(.cancelled))
        }
        runQueue()
    }

    private func cancelFollower(_ number: Int) {
        func rest(of request: NaiveRequest?) -> [NaiveFollower] {
            let followers = request?.followers ?? []
            for follower in followers where follower.request.number == number {
                settle(follower.request, .refused(.cancelled))
                return []
            }
            return followers
        }
        for index in suspensions.indices {
            suspensions[index].request.followers = rest(of: suspensions[index].request)
        }
        let (asked, postponed) = (rest(of: question?.request), rest(of: detour?.request))
        question?.request.followers = asked
        detour?.request.followers = postponed
    }

    /// Opens a link after its place, or has it wait in the turn of the place.
    func follow(_ follower: NaiveFollower, after outcome: Outcome) {
        if outcome == .superseded { return settle(follower.request, outcome) }
        let rest = follower.brought.filter(state.ids.contains)
        if let first = follower.request.detours.last, !rest.isEmpty {
            wait(follower.request, for: first, until: rest)
        } else {
            queue.append(.resume(follower.request))
        }
    }

    /// Takes away the question that the user is asked.
    func endQuestion(_ outcome: Outcome) {
        guard let question else { return }
        self.question = nil
        settle(question.request, outcome)
        leaveAfter(question.request)
    }

    func drop(_ waiting: NaiveSuspension, _ outcome: Outcome) {
        suspensions.removeAll { $0.guardNumber == waiting.guardNumber }
        settle(waiting.request, outcome)
        leaveAfter(waiting.request)
    }

    /// Ends a request, or has it wait until all that its change has brought is gone.
    func arrive(_ request: NaiveRequest, _ change: NaiveChange) {
        let outcome = Outcome.committed(revision: change.state.revision)
        defer { if case .restored(_, let pending) = request.goal { revive(pending) } }
        if request.purpose == nil { return settle(request, outcome) }
        note(request, outcome)
        let brought = change.coming.map(\.id).filter { $0 >= firstOfDetour(request) }
        wait(request, until: brought + flowEntered(by: request.purpose?.detour))
    }

    /// A detour from another place does not count that place.
    private func firstOfDetour(_ request: NaiveRequest) -> Int {
        switch request.goal {
        case .past(let base) where request.way != nil,
            .restored(let base, _) where request.way != nil:
            base.nextID
        default: 0
        }
    }

    /// The number of the main flow that a detour leads to, also where it was there before.
    func flowEntered(by detour: Transition?) -> [Int] {
        var entered: PlaceStep?
        func read(_ transition: Transition) {
            switch transition {
            case .show(let destination, by: .enter): entered = destination
            case .sequence(let parts): parts.forEach(read)
            default: break
            }
        }
        detour.map(read)
        let main = state.flows.filter { $0.isMain && $0.destination == entered }
        return main.filter {
            $0.slot == .child(of: state.chain[0].id, tab: state.chain[0].selected)
        }
        .map(\.id)
    }

    /// Has `request` wait until none of these is there any more.
    func wait(_ request: NaiveRequest, until brought: [Int]) {
        guard let purpose = request.purpose else { return }
        var next = request
        next.goal = purpose.goal
        next.way = nil
        next.purpose = nil
        next.trail = []
        next.detours.append(purpose.detour)
        next.origin = purpose.top
        if brought.isEmpty { return goOn(next) }
        wait(next, for: purpose.detour, until: brought)
    }

    /// Has `request` wait, in the turn of another one; a link waits behind a place.
    func wait(_ request: NaiveRequest, for way: Transition, until brought: [Int]) {
        if request.cause == .link, let place = detour?.request, place.isCut, detour?.way == way {
            detour?.request.followers = [NaiveFollower(request: request, brought: brought)]
            for older in place.followers { settle(older.request, .superseded) }
            return
        }
        abandonDetour()
        detour = (request, way, brought)
    }

    /// Reserves the numbers of a place that waits. A saved state comes with numbers of its own.
    private func keepNumbers(of goal: NaiveRequest.Goal, _ request: NaiveRequest) {
        if case .restored = request.goal { return }
        if case .past(let place) = goal { state.nextID = max(state.nextID, place.nextID) }
    }

    /// Returns the request as one that goes on to `goal` after `transition`.
    func waiting(
        _ request: NaiveRequest, for transition: Transition, _ goal: NaiveRequest.Goal
    ) -> NaiveRequest {
        var request = request
        if request.purpose == nil {
            request.purpose = (goal, state.top.id, transition)
            keepNumbers(of: goal, request)
        } else {
            request.purpose?.detour = transition
        }
        return request
    }

    /// What takes away what is on top comes too late for another top.
    func goOn(_ request: NaiveRequest) {
        var request = request
        if let revision = request.revision.take(), revision != state.revision {
            return settle(request, .superseded)
        }
        if case .past(let past) = request.goal, past.chain[0].id != state.chain[0].id {
            return settle(request, .superseded)
        }
        if request.origin != state.top.id, case .transition(let transition) = request.goal,
            takesAway(transition)
        {
            settle(request, .superseded)
        } else {
            proceed(request)
        }
    }

    private func takesAway(_ transition: Transition) -> Bool {
        switch transition {
        case .pop, .dismiss, .finish, .show(_, by: .replace): true
        case .sequence(let parts): parts.first.map(takesAway) ?? false
        default: false
        }
    }

    func resumeDetour(after request: NaiveRequest) {
        guard let detour, state.ids.isDisjoint(with: detour.brought) else { return }
        if request.cause == .link || request.purpose?.detour == detour.way {
            return abandonDetour()
        }
        self.detour = nil
        queue.append(.resume(detour.request))
    }

    func abandonDetour() {
        guard let detour else { return }
        self.detour = nil
        settle(detour.request, .superseded)
    }
}
