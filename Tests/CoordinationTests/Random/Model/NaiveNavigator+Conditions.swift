import Coordination
import WaylineRouting

/// A place that is there only as long as a value holds.
struct NaiveWatch {
    /// Watches are numbered in the order in which they begin.
    let number: Int
    let condition: WalkCondition
    let check: NaiveCheck
}

extension NaiveNavigator {
    /// Turns a value, and leads the user away from the places that it must hold for.
    func turn(_ value: Int) {
        holds[value].toggle()
        if holds[value] { return stay(wherever: value) }
        for watch in watches where watch.condition.value == value {
            guard watches.contains(where: { $0.number == watch.number }) else { continue }
            leadAway(watch, leaves: false)
            runQueue()
        }
    }

    /// Gives up what leads out of the places that this value holds for again.
    private func stay(wherever value: Int) {
        for watch in watches where watch.condition.value == value {
            guard let id = watch.check.place?.id else { continue }
            if question?.request.ledAwayFrom == id { endQuestion(.stayed(because: "")) }
            for waiting in suspensions where waiting.request.ledAwayFrom == id {
                drop(waiting, .stayed(because: ""))
            }
        }
    }

    func verdict(on route: RouteName) -> Verdict {
        guard let condition = WalkCondition.at(route) else { return rules.verdict(on: route) }
        return holds[condition.value] ? .allow : condition.otherwise
    }

    /// Watches what has come, and leads away at once from that whose value does not hold.
    func watch(_ change: NaiveChange) {
        for check in flowChecks(of: change) + screenChecks(of: change) {
            guard let condition = WalkCondition.at(check.destination.route) else { continue }
            watchCount += 1
            let watch = NaiveWatch(number: watchCount, condition: condition, check: check)
            watches.append(watch)
            if !holds[condition.value] { queue.append(.leadAway(watch, leaves: false)) }
        }
    }

    func endWatches(of change: NaiveChange) {
        let gone = Set(change.left.map(\.id) + change.ended.map(\.id))
        watches.removeAll { gone.contains($0.check.place?.id ?? 0) }
    }

    /// Leads out of the place, and nowhere else, when the request that led away has been given up.
    func leaveAfter(_ request: NaiveRequest) {
        guard let id = request.ledAwayFrom, !request.hasGivenWay, state.ids.contains(id),
            let watch = watches.first(where: { $0.check.place?.id == id }),
            !holds[watch.condition.value]
        else { return }
        queue.append(.leadAway(watch, leaves: true))
    }

    func leadAway(_ watch: NaiveWatch, leaves: Bool) {
        guard let place = watch.check.place else { return }
        var request = NaiveRequest(.past(state), .code, nil, leaving: .session)
        (request.isCut, request.ledAwayFrom) = (true, place.id)
        request.hasGivenWay = leaves
        let verdict = leaves ? .refuse(because: "") : watch.condition.otherwise
        guard state.ids.contains(place.id), !holds[watch.condition.value],
            let change = try? change(for: request)
        else { return settle(request, .superseded) }
        handle(verdict, watch.check, request, change, [])
    }

    /// Leads out of the place alone, and answers whether it did, if the way on waits for a guard.
    func leavesFirst(
        _ request: NaiveRequest, _ change: NaiveChange, _ check: NaiveCheck
    ) -> Bool {
        guard check.leaving == nil, request.way != nil, let id = request.ledAwayFrom,
            state.ids.contains(id), case .past(let rest) = request.goal, !rest.ids.contains(id),
            change.entered.allSatisfy({
                $0.id >= rest.nextID || change.state.flow(with: $0.id).slot == .root
            })
        else { return false }
        var first = request
        first.way = nil
        guard let leaving = try? self.change(for: first) else { return false }
        commit(leaving, first)
        note(first, .committed(revision: leaving.state.revision))
        return true
    }

    /// True if back does not lead to the place whose condition no longer holds.
    func isHidden(_ request: NaiveRequest) -> Bool {
        guard let id = request.ledAwayFrom else { return false }
        return !state.reachedByBack.contains { $0.id == id || $0.stack.contains { $0.id == id } }
    }

    /// Notes what a restored state comes without.
    func omit(_ check: NaiveCheck, _ request: NaiveRequest) {
        if request.ledAwayFrom == nil { omissions.append(check.destination.route) }
    }
}

extension NaiveRequest {
    /// Out of the place whose condition no longer holds, and nowhere else; at most once.
    func givingWay(in state: NaiveState) -> NaiveRequest? {
        guard !hasGivenWay, let ledAwayFrom, state.ids.contains(ledAwayFrom),
            let rest = state.cutting(ledAwayFrom)
        else { return nil }
        var request = self
        request.hasGivenWay = true
        request.goal = .past(rest)
        request.way = nil
        request.purpose = nil
        return request
    }
}
