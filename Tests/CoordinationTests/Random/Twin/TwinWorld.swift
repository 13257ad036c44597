import Binding
import Coordination
import WaylineRouting

/// The values that both programs share: those of conditions, and the verdicts of guards.
@MainActor
final class TwinValues {
    let isMember = Observable(true)
    let isOpen = Observable(true)
    var verdicts = TwinVerdicts()
}

/// The verdicts of guards that the walk changes.
struct TwinVerdicts {
    /// On entering an order without being a member, and on entering a counter.
    var order: Verdict = .after(.start("login"))
    var counter: Verdict = .allow

    /// On leaving a letter, and on leaving the address of a checkout.
    var letter: Verdict = .allow
    var address: Verdict = .allow
}

/// The rules for the screens and coordinators of one program, and their notes.
@MainActor
final class TwinWorld {
    let values: TwinValues

    /// The results of flows and screens, in order.
    private(set) var results: [String]

    /// The places that are restored: they were entered before, and their guards allow it again.
    var admitted: Set<PlaceStep> = [] {
        didSet { slowlyAdmitted = admitted }
    }
    private var slowlyAdmitted: Set<PlaceStep> = []

    /// The last answer of each slow guard.
    private(set) var answers: [Int: Verdict] = [:]

    /// True when the program has ended: from then on, nothing counts.
    var isOver = false

    /// The slow guards that have not answered, by the numbers of their places.
    private var asked: [Int: [Asked]] = [:]
    private var askedCount = 0

    private struct Asked {
        let id: Int
        let continuation: CheckedContinuation<Verdict, Never>
    }

    init(_ values: TwinValues, after results: [String] = []) {
        self.values = values
        self.results = results
    }

    /// The numbers of the places whose guards have not answered.
    var open: [Int] { asked.keys.sorted() }

    func note(_ result: FlowResult<NumberResult>, of route: RouteName, to name: String) {
        if !isOver { results.append("\(name): \(route) \(result.inWords)") }
    }

    func verdict(on place: PlaceStep, _ verdict: (TwinVerdicts) -> Verdict) -> Verdict {
        admitted.contains(place) ? .allow : verdict(values.verdicts)
    }

    /// Waits until the walk gives the answer, or until nobody needs it any more.
    func wait(at place: PlaceStep) async -> Verdict {
        guard case .int(let number)? = place.parameters["n"],
            slowlyAdmitted.remove(place) == nil
        else { return .allow }
        // A guard that nobody waits for any more may begin late.
        if Task.isCancelled { return .allow }
        // The number of what comes first before a cell is always the same.
        if asked[number] != nil { return .refuse(because: "asked already") }
        askedCount += 1
        let id = askedCount
        return await withTaskCancellationHandler {
            await withCheckedContinuation {
                asked[number, default: []].append(Asked(id: id, continuation: $0))
            }
        } onCancel: {
            Task { @MainActor in self.drop(id) }
        }
    }

    func answer(_ number: Int, _ verdict: Verdict) {
        answers[number] = verdict
        for guardian in asked.removeValue(forKey: number) ?? [] {
            guardian.continuation.resume(returning: verdict)
        }
    }

    private func drop(_ id: Int) {
        for (number, all) in asked {
            guard let index = all.firstIndex(where: { $0.id == id }) else { continue }
            all[index].continuation.resume(returning: .allow)
            asked[number]?.remove(at: index)
            if all.count == 1 { asked[number] = nil }
        }
    }
}
