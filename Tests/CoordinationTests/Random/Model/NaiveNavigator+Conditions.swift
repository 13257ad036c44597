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
        for watch in watches where watch.condition.value == value {
            guard let id = watch.check.place?.id,
                watches.contains(where: { $0.number == watch.number })
            else { continue }
            holds[value] ? stay(at: id) : queue.append(.leave(id, asItSays: true))
            runQueue()
        }
    }

    /// Gives up what leads out of the place.
    private func stay(at id: Int) {
        for waiting in state.waiting where waiting.isAsked && waiting.request.broken == id {
            giveUp(waiting, .stayed(because: ""))
        }
    }

    /// The verdict of the condition of a place; nil if it holds, or if there is none.
    func brokenVerdict(of id: Int) -> Verdict? {
        let condition = watches.first { $0.check.place?.id == id }?.condition
        return condition.flatMap { holds[$0.value] ? nil : $0.otherwise }
    }

    /// Watches what has come, and leads away at once from that whose value does not hold.
    func watch(_ change: NaiveChange) {
        for check in flowChecks(of: change) + screenChecks(of: change) {
            guard let condition = WalkCondition.at(check.destination.route),
                let id = check.place?.id
            else { continue }
            watchCount += 1
            watches.append(NaiveWatch(number: watchCount, condition: condition, check: check))
            if !holds[condition.value] { queue.append(.leave(id, asItSays: true)) }
        }
    }

    func endWatches(of change: NaiveChange) {
        let gone = Set(change.left.map(\.id) + change.ended.map(\.id))
        watches.removeAll { gone.contains($0.check.place?.id ?? 0) }
    }
}
