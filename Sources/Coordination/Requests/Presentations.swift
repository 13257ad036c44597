import WaylineRouting

/// The code that awaits the results of screens and flows that it has presented. It ends with the
/// program: after a restart, the declared handlers get the results.
@MainActor
final class Presentations {
    /// A call that awaits a result.
    struct Call {
        /// The number of the entry or flow whose code awaits it. The call ends with it.
        let caller: Int

        /// The ticket of the request whose guard awaits it; nil for other code.
        let guarded: Int?
        let result: PendingValue<FlowOutput?>
    }

    /// The presentation that a call has joined.
    enum Joined {
        case nothing

        /// A request that waits.
        case request

        /// The flow of this number.
        case flow(Int)
    }

    private struct Presentation {
        /// The ticket of its request.
        let ticket: Int
        let transition: Transition

        /// The number of its flow; nil as long as the request waits.
        var flow: Int?
        var calls: [Call]
    }

    @exclusivity(unchecked) private var all: [Presentation] = []

    var isEmpty: Bool { all.isEmpty }

    /// Lets a call await the result of what others have presented by the same transition, if that
    /// is shown in `state`, and the call does not come from within.
    func join(_ transition: Transition, _ call: Call, in state: NavigationState) -> Joined {
        for index in all.indices where all[index].transition == transition {
            guard let flow = all[index].flow else {
                all[index].calls.append(call)
                return .request
            }
            if state.shows(flow), state.flow(flow)?.contains(call.caller) == false {
                all[index].calls.append(call)
                return .flow(flow)
            }
        }
        return .nothing
    }

    /// Lets a call await the result of what the request of this ticket presents.
    func add(_ ticket: Int, _ transition: Transition, _ call: Call) {
        all.append(Presentation(ticket: ticket, transition: transition, calls: [call]))
    }

    /// Notes the flow that the request of this ticket has begun, unless something else comes first.
    /// Returns its number, and the tickets of the requests whose guards await the result.
    func note(
        _ begun: [Int], of state: NavigationState, for ticket: Int
    ) -> (flow: Int?, guarded: [Int]) {
        guard let index = all.firstIndex(where: { $0.ticket == ticket }) else { return (nil, []) }
        if case .show(let step, _) = all[index].transition {
            all[index].flow =
                begun.last { state.flow($0)?.destination == step } ?? all[index].flow
        }
        return (all[index].flow, guarded(by: all[index].calls))
    }

    /// Returns the tickets of the requests whose guards await the results of `calls`. If another
    /// guard awaits what such a request presents, that guard's request is included, too.
    func guarded(by calls: [Call]) -> [Int] {
        var tickets: [Int] = []
        var calls = calls
        while let call = calls.popLast() {
            guard let ticket = call.guarded, !tickets.contains(ticket) else { continue }
            tickets.append(ticket)
            calls += all.first { $0.ticket == ticket }?.calls ?? []
        }
        return tickets
    }

    /// Returns those of the flows whose results are awaited.
    func awaited(_ flows: [Int]) -> [Int] {
        if all.isEmpty { return [] }
        return flows.filter { flow in all.contains { $0.flow == flow } }
    }

    /// Passes on the result of a flow that has ended; nil if it was cancelled.
    func end(_ flow: Int, _ output: FlowOutput?) {
        end(output) { $0.flow == flow }
    }

    /// Returns nil to the calls that await a request that has ended without presenting anything.
    func settle(_ ticket: Int) {
        end(nil) { $0.ticket == ticket && $0.flow == nil }
    }

    private func end(_ output: FlowOutput?, where hasEnded: (Presentation) -> Bool) {
        guard let index = all.firstIndex(where: hasEnded) else { return }
        for call in all.remove(at: index).calls { call.result.settle(output) }
    }

    /// Ends the calls of entries and flows that have left.
    func endCalls(of hasLeft: (Int) -> Bool) {
        if all.isEmpty { return }
        let ended = all.flatMap(\.calls).filter { hasLeft($0.caller) }
        if ended.isEmpty { return }
        for index in all.indices { all[index].calls.removeAll { hasLeft($0.caller) } }
        all.removeAll { $0.calls.isEmpty }
        for call in ended { call.result.settle(nil) }
    }

    /// Ends a call whose task was cancelled. Returns the ticket of its request if that still waits
    /// and nobody else awaits the result.
    func end(_ call: Call) -> Int? {
        defer { call.result.settle(nil) }
        guard
            let index = all.firstIndex(where: { $0.calls.contains { $0.result === call.result } })
        else { return nil }
        all[index].calls.removeAll { $0.result === call.result }
        guard all[index].calls.isEmpty else { return nil }
        let gone = all.remove(at: index)
        return gone.flow == nil ? gone.ticket : nil
    }
}
