import Binding
import Coordination

/// The things that the screens and coordinators of a walk share: the rules for them, and the steps
/// that they have taken.
@MainActor
final class WalkLedger {
    var rules = WalkRules()
    private(set) var steps: [WalkStep] = []

    /// The values that conditions are about.
    let values = (0..<WalkCondition.valueCount).map { _ in Observable(true) }

    /// The numbers of screens and coordinators that are alive.
    var screens = 0
    var coordinators = 0

    /// The numbers of async guards that have been asked, and that have answered.
    private(set) var asked = 0
    private(set) var answered = 0

    private var lives = 0
    private var waiting: [Int: CheckedContinuation<WalkOrder, Never>] = [:]

    /// The results of calls since they were last taken, by the numbers of the calls.
    private(set) var results: [Int: [Harvest?]] = [:]
    private(set) var begunCalls = 0
    private var calls: [Int: Task<Void, Never>] = [:]
    private var coordinatorsByLife: [Int: () -> (any BindingOwner)?] = [:]

    func note(_ step: WalkStep) {
        steps.append(step)
    }

    func takeSteps() -> [WalkStep] {
        defer { steps = [] }
        return steps
    }

    /// The number of the coordinator that starts now.
    func nextLife(of owner: WalkOwner) -> Int {
        lives += 1
        coordinatorsByLife[lives] = { [weak owner] in owner as? any BindingOwner }
        return lives
    }

    /// The coordinator of this number; nil if it is not alive.
    func coordinator(_ life: Int) -> (any BindingOwner)? { coordinatorsByLife[life]?() }

    /// The guards that wait for an order, by the order in which they were asked.
    var open: [Int] { waiting.keys.sorted() }

    /// The verdict of a guard, after the calls that it is ordered to make.
    func verdict(of owner: some BindingOwner) async -> Verdict {
        let number = asked
        asked += 1
        while true {
            switch await withCheckedContinuation({ waiting[number] = $0 }) {
            case .answer(let verdict):
                answered += 1
                return verdict
            case .make(let call, let number):
                await result(of: call, number, for: owner)
                if Task.isCancelled { return .allow }
            }
        }
    }

    func order(_ guardNumber: Int, _ order: WalkOrder) {
        waiting.removeValue(forKey: guardNumber)?.resume(returning: order)
    }

    /// The calls that have no result yet, but for those of guards.
    var openCalls: [Int] { calls.keys.sorted() }

    /// Makes a call of code that is no guard.
    func make(_ call: WalkCall, _ number: Int, by owner: some BindingOwner) {
        calls[number] = Task { await result(of: call, number, for: owner) }
    }

    func cancelCall(_ number: Int) {
        calls[number]?.cancel()
    }

    func takeResults() -> [Int: [Harvest?]] {
        defer { results = [:] }
        return results
    }

    private func result(of call: WalkCall, _ number: Int, for owner: some BindingOwner) async {
        begunCalls += 1
        let result = await call.result(for: owner)
        results[number, default: []].append(result)
        calls[number] = nil
    }
}
