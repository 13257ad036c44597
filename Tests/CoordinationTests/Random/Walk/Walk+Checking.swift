import Coordination
import WaylineRouting

extension Walk {
    /// The time that a guard's answer takes at most, also on a busy machine.
    private static let patience = Duration.seconds(60)

    /// Waits until all guards are asked that are to be, and all results have arrived. The guards
    /// that nobody waits for any more answer.
    func settle() async {
        model.settleGuards()
        await turn {
            ledger.asked == model.asked && model.openGuards.isSubset(of: ledger.open)
                && ledger.results.count >= model.results.count
        }
        // A task that has done its work still holds what it did it with.
        await Task.yield()
        for number in ledger.open where !model.openGuards.contains(number) {
            await answer(number, .allow)
        }
    }

    /// Has a guard answer, and waits until that is done.
    func answer(_ guardNumber: Int, _ verdict: Verdict) async {
        let answered = ledger.answered
        ledger.order(guardNumber, .answer(verdict))
        await turn { ledger.answered > answered }
        // A task that has done its work still holds what it did it with.
        await Task.yield()
    }

    func turn(until isDone: () -> Bool) async {
        let deadline = ContinuousClock.now + Self.patience
        while !isDone(), ContinuousClock.now < deadline { await Task.yield() }
    }

    func check(after what: String) throws {
        do {
            try checkHappenings()
            if !hasEnded { try checkState() }
            try compare("leaks", navigator.findLeaks(), [])
            try compare("live screens", ledger.screens, hasEnded ? 0 : model.entries.count)
            try compare("live coordinators", ledger.coordinators, model.coordinators)
        } catch {
            throw WalkFailure("after \(what): \(error)")
        }
    }

    private func checkHappenings() throws {
        try compare("steps", ledger.takeSteps(), model.steps)
        try compare("events", events, model.events)
        try compare("results", ledger.takeResults(), model.results)
        try compare("guards", ledger.asked, model.asked)
        noteOmissions()
        try compare("omissions", omissions.routes, model.omissions)
        model.steps = []
        model.results = [:]
        model.events = []
        events = []
        for (number, attempt) in attempts {
            try compare("attempt \(number)", attempt.outcome, model.outcomes[number])
            if attempt.outcome != nil {
                attempts[number] = nil
                model.outcomes[number] = nil
            }
        }
    }

    /// Adds the omissions of the last operation. An older restoration can omit a place later than a
    /// newer one.
    private func noteOmissions() {
        for (index, restoration) in restorations.enumerated() {
            if index == omissions.counts.count { omissions.counts.append(0) }
            let routes = restoration.omissions.map(\.route)
            omissions.routes += routes.dropFirst(omissions.counts[index])
            omissions.counts[index] = routes.count
        }
    }

    private func checkState() throws {
        try compare("flows", NaiveState.rows(of: navigator.state), model.state.rows)
        try compare("question", navigator.question, model.question?.alert)
        try compare("pending", navigator.state.pending.count, model.saved.waiting.count)
        try compare("revision", navigator.state.revision, model.state.revision)
        let place = navigator.screen as? WalkScreen
        try compare("screen", place?.name, model.state.top.route)
    }

    private func compare<Value: Equatable>(_ what: String, _ real: Value, _ naive: Value) throws {
        if real != naive { throw WalkFailure("\(what): \(real), and not \(naive)") }
    }
}

struct WalkFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
