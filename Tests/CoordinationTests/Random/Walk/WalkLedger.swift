import Binding
import Coordination

/// What the screens and coordinators of a walk share: what they are to do, and what they have done.
@MainActor
final class WalkLedger {
    var rules = WalkRules()
    private(set) var steps: [WalkStep] = []

    /// The values that conditions are about.
    let values = (0..<WalkCondition.valueCount).map { _ in Observable(true) }

    /// How many are alive.
    var screens = 0
    var coordinators = 0

    /// How many guards have been asked that take their time, and how many have answered.
    private(set) var asked = 0
    private(set) var answered = 0

    private var lives = 0
    private var waiting: [Int: CheckedContinuation<Verdict, Never>] = [:]

    func note(_ step: WalkStep) {
        steps.append(step)
    }

    func takeSteps() -> [WalkStep] {
        defer { steps = [] }
        return steps
    }

    /// The number of the coordinator that starts now.
    func nextLife() -> Int {
        lives += 1
        return lives
    }

    /// The guards that have not answered, by the order in which they were asked.
    var open: [Int] { waiting.keys.sorted() }

    func wait() async -> Verdict {
        let verdict = await withCheckedContinuation {
            waiting[asked] = $0
            asked += 1
        }
        answered += 1
        return verdict
    }

    func answer(_ guardNumber: Int, _ verdict: Verdict) {
        waiting.removeValue(forKey: guardNumber)?.resume(returning: verdict)
    }
}
