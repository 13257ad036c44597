import Coordination
import WaylineRouting

/// Somebody who is asked.
struct NaiveAsking {
    /// The request that waits for the answer.
    let ticket: Int

    /// Which of all guards that take their time it is; nil for the user.
    let guardNumber: Int?
    let check: NaiveCheck

    /// The number by which its answer is found.
    let part: Int

    /// The number of coordinators that have been made for it.
    let made: Int

    /// The screen that is left, and the flow of the guard's coordinator, if it is there.
    var owners: [Int] = []

    /// True while the guard awaits the result of what it has presented.
    var isCalling = false
}

/// The requests that wait.
extension NaiveNavigator {
    /// The request that can go on now.
    var ready: NaiveWaiting? {
        state.waiting.first { waiting in
            (waiting.until == .answer || waiting.isReady(in: state))
                && !isBeingAsked(waiting.ticket)
                && !state.waiting.contains { $0.ticket == waiting.behind }
        }
    }

    /// The state as it is saved, with the requests that wait.
    var saved: NaiveState {
        var saved = state
        saved.waiting.removeAll {
            $0.isAsked && $0.request.broken.map(state.ids.contains) == true
        }
        saved.waiting = saved.waiting.suffix(16)
        return saved
    }

    func waiting(_ ticket: Int) -> NaiveWaiting? {
        state.waiting.first { $0.ticket == ticket }
    }

    private func isBeingAsked(_ ticket: Int) -> Bool {
        guards.contains { $0.ticket == ticket } || question?.asking.ticket == ticket
    }

    /// The numbers that something waits for after `first`, if they are there.
    func numbers(after first: Transition) -> [Int]? {
        for waiting in state.waiting where waiting.request.first.last == first {
            if case .gone(let ids) = waiting.until, !waiting.isReady(in: state) { return ids }
        }
        return nil
    }

    func waiting(
        _ next: NaiveWaiting, until ids: [Int], _ request: NaiveRequest
    ) -> NaiveWaiting? {
        guard case .gone(let others) = next.until else { return nil }
        var next = next
        next.request.ticket = request.ticket
        next.until = .gone(others + ids)
        return next
    }

    /// The number of the main flow that a goal leads to, also where it was there before.
    func mainFlow(of goal: NaiveGoal) -> [Int] {
        let root = state.chain[0]
        let main = state.flows.filter { $0.isMain && $0.destination == goal.step?.entered }
        return main.filter { $0.slot == .child(of: root.id, tab: root.selected) }.map(\.id)
    }

    /// Lets a request wait. It takes the place of an older one, but a link waits behind a place.
    func add(_ new: NaiveWaiting) {
        var new = new
        let isLink = new.request.cause == .link
        state.nextID = max(state.nextID, new.goal.nextID)
        new.behind = waiting(new.ticket)?.behind
        if !new.isAsked {
            let place = state.waiting.first { $0.request.isCut && !$0.isAsked }
            if isLink { new.behind = place?.ticket ?? new.behind }
            state.waiting.removeAll {
                !$0.isAsked && $0.ticket != new.ticket && $0.behind != new.ticket
                    && !(isLink && $0.request.isCut)
            }
        }
        if let index = state.waiting.firstIndex(where: { $0.ticket == new.ticket }) {
            state.waiting[index] = new
        } else {
            state.waiting.append(new)
        }
    }

    /// Forgets what comes too late after a change: who is being asked, what is ready behind that,
    /// and for a link, what could lead away from there.
    func supersede(after old: NaiveState, _ request: NaiveRequest) {
        let asked = state.waiting.filter { $0.until == .answer && $0.ticket != request.ticket }
            .map(\.ticket)
        state.waiting = state.waiting.compactMap { waiting in
            if waiting.ticket == request.ticket { return waiting }
            let isReady = waiting.isReady(in: state)
            let isBehind = waiting.behind.map(asked.contains) ?? false
            if waiting.until == .answer || isBehind && waiting.isReady(in: old)
                || request.cause == .link && isReady
                || isOrphan(waiting.ticket)
                || waiting.request.caller.map({ !state.ids.contains($0) }) ?? false
            {
                return nil
            }
            var rest = waiting
            if waiting.isAsked, isReady { rest.until = .answer }
            return rest
        }
    }

    /// True if the screen or the flow of the guard that is being asked has left.
    private func isOrphan(_ ticket: Int) -> Bool {
        guards.contains { $0.ticket == ticket && !state.ids.isSuperset(of: $0.owners) }
    }

    /// Takes over what waited in a saved state, behind the saved place if that waits, too.
    func take(_ saved: NaiveState) {
        let place = state.waiting.first?.ticket
        let tickets = saved.waiting.map { ($0.ticket, newTicket()) }
        for (old, ticket) in zip(saved.waiting, tickets.map(\.1)) {
            var new = old.restored(in: state, from: saved)
            new.request.ticket = ticket
            new.behind = tickets.first { $0.0 == old.behind }?.1 ?? place
            if new.until == .answer, new.behind != nil { new.until = .gone([]) }
            state.nextID = max(state.nextID, new.goal.nextID)
            state.waiting.append(new)
        }
    }

    /// Settles what does not wait after `change`, except the request itself.
    func changeWaiting(by request: NaiveRequest, _ change: () -> Void) {
        let old = state.waiting
        change()
        for waiting in old where waiting.ticket != request.ticket {
            if self.waiting(waiting.ticket) == nil { giveUp(waiting, .superseded) }
        }
    }

    func end(_ waiting: NaiveWaiting, _ outcome: Outcome) {
        guards.removeAll { $0.ticket == waiting.ticket }
        if question?.asking.ticket == waiting.ticket { question = nil }
        settle(waiting.request, outcome)
    }

    /// A place whose condition does not hold leaves nevertheless.
    func giveUp(_ waiting: NaiveWaiting, _ outcome: Outcome) {
        end(waiting, outcome)
        guard waiting.isAsked, !waiting.goal.isWayOut, let id = waiting.request.broken else {
            return
        }
        if brokenVerdict(of: id) != nil { queue.append(.leave(id, asItSays: false)) }
    }

    /// Gives up what waits under this number.
    func cancel(_ number: Int) {
        if let waiting = waiting(number) { giveUp(waiting, .refused(.cancelled)) }
        runQueue()
    }
}

/// Guards and the user are asked, and answer.
extension NaiveNavigator {
    /// The guards that have not answered, and await no result.
    var openGuards: Set<Int> { Set(guards.filter { !$0.isCalling }.compactMap(\.guardNumber)) }

    /// True if a place waits for another change.
    var placeWaits: Bool { state.waiting.contains { $0.request.isCut && !$0.isAsked } }

    /// Asks a guard that takes its time. A place whose condition no longer holds leaves before.
    func wait(
        for check: NaiveCheck, of change: NaiveChange, _ request: NaiveRequest, _ goal: NaiveGoal
    ) {
        if check.leaving == nil, var out = wayOut(request, goal) {
            let rest = goal.to(goal.target, next: goal.next)
            out.next = [
                NaiveWaiting(request: request, goal: rest, top: state.top.id, until: .gone([]))
            ]
            return carryOut(request, to: out)
        }
        let part = check.number(before: max(state.nextID, goal.nextID))
        wait(request, goal)
        let leaving = check.leaving
        let owner = check.place?.owner ?? leaving.map { state.ownerID(of: state.flow(with: $0)) }
        let isNew = change.coordinators.contains { $0.id == owner }
        let flow = owner.map { lives[$0] == nil ? state.chain[0].id : $0 }
        guards.append(
            NaiveAsking(
                ticket: request.ticket, guardNumber: asked, check: check, part: part,
                made: isNew ? 1 : 0,
                owners: [leaving, isNew ? nil : flow].compactMap(\.self)))
        asked += 1
    }

    func ask(
        _ alert: Alert, _ check: NaiveCheck, _ request: NaiveRequest, _ goal: NaiveGoal,
        _ change: NaiveChange
    ) {
        let part = check.number(before: max(state.nextID, goal.nextID))
        wait(request, goal)
        endQuestion(.superseded)
        var (made, owner) = (0, check.place?.owner)
        while let id = owner, change.coordinators.contains(where: { $0.id == id }) {
            made += 1
            owner = change.state[id].parent.map { change.state.ownerID(of: change.state[$0]) }
        }
        let asking = NaiveAsking(
            ticket: request.ticket, guardNumber: nil, check: check, part: part, made: made)
        question = (asking, alert)
    }

    private func wait(_ request: NaiveRequest, _ goal: NaiveGoal) {
        let waiting = NaiveWaiting(
            request: request, goal: goal, top: state.top.id, until: .answer)
        changeWaiting(by: request) { add(waiting) }
    }

    /// The guard of this number answers, if its request still waits.
    func resume(_ guardNumber: Int, _ verdict: Verdict) {
        guard let index = guards.firstIndex(where: { $0.guardNumber == guardNumber }) else {
            return
        }
        let asking = guards.remove(at: index)
        if let waiting = waiting(asking.ticket) {
            queue.append(.goOn(waiting, (asking.part, verdict)))
        }
        runQueue()
    }

    /// Takes away the question that the user is asked, and settles what it was about.
    func endQuestion(_ outcome: Outcome) {
        guard let waiting = takeQuestion()?.waiting else { return }
        giveUp(waiting, outcome)
    }

    /// The user does not want it. A request that is cut goes on without the part.
    func decline() {
        guard let (asking, waiting) = takeQuestion() else { return }
        if waiting.request.isCut {
            queue.append(.goOn(waiting, (asking.part, .refuse(because: ""))))
        } else {
            giveUp(waiting, .stayed(because: ""))
        }
    }

    /// The user wants it: to enter, to leave, or to stay where a condition does not hold.
    func agree() {
        guard let (asking, waiting) = takeQuestion() else { return }
        if let id = asking.check.place?.id {
            if state.ids.contains(id) { return end(waiting, .stayed(because: "")) }
            queue.append(.goOn(waiting, (asking.part, .allow)))
        } else if let screen = asking.check.leaving {
            var agreed = waiting
            agreed.request.agreed.insert(screen)
            queue.append(.goOn(agreed, nil))
        }
    }

    private func takeQuestion() -> (asking: NaiveAsking, waiting: NaiveWaiting)? {
        guard let asking = question?.asking else { return nil }
        question = nil
        return waiting(asking.ticket).map { (asking, $0) }
    }
}

extension Transition {
    /// The main flow that it enters last.
    fileprivate var entered: PlaceStep? {
        switch self {
        case .show(let destination, by: .enter): destination
        case .sequence(let parts): parts.compactMap(\.entered).last
        default: nil
        }
    }
}
