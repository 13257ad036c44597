import WaylineRouting

/// The code that awaits the results of screens and flows that it has presented. It ends with the
/// program: after a restart, the declared handlers get the results.
@MainActor
struct Presentations {
    private struct Presentation {
        /// The ticket of its request.
        let ticket: Int
        let transition: Transition

        /// The number of its flow; nil as long as the request waits.
        var flow: Int?

        /// The code that awaits the result.
        var answers: [PendingAnswer<FlowOutput>]

        /// The tickets of the requests whose guards await the result.
        var guarded: [Int]
    }

    private var all: [Presentation] = []

    var isEmpty: Bool { all.isEmpty }

    /// Lets `answer` await the result of what `transition` presents already, if that is awaited by
    /// others. Returns the number of its flow, or nil if its request waits; returns nil if nobody
    /// has presented it.
    mutating func join(
        _ transition: Transition, _ answer: PendingAnswer<FlowOutput>, guarding ticket: Int?
    ) -> Int?? {
        guard let index = all.firstIndex(where: { $0.transition == transition }) else {
            return nil
        }
        all[index].answers.append(answer)
        if let ticket { all[index].guarded.append(ticket) }
        return .some(all[index].flow)
    }

    /// Lets `answer` await the result of what the request of this ticket presents.
    mutating func add(
        _ ticket: Int, _ transition: Transition, _ answer: PendingAnswer<FlowOutput>,
        guarding guarded: Int?
    ) {
        all.append(
            Presentation(
                ticket: ticket, transition: transition, answers: [answer],
                guarded: [guarded].compactMap(\.self)))
    }

    /// Notes the flow that the request of this ticket has begun. Returns its number, and the
    /// tickets of the requests whose guards await its result.
    mutating func note(
        _ rows: [NodeTable<FlowNode>.Row]?, of state: NavigationState, for ticket: Int
    ) -> (flow: Int, guarded: [Int])? {
        guard let rows, let index = all.firstIndex(where: { $0.ticket == ticket }),
            case .show(let step, _) = all[index].transition,
            let flow = rows.last(where: { state.flow($0.number)?.destination == step })?.number
        else { return nil }
        all[index].flow = flow
        return (flow, all[index].guarded)
    }

    /// Returns whether the result of this flow is awaited.
    func isAwaited(_ flow: Int) -> Bool {
        all.contains { $0.flow == flow }
    }

    /// Passes on the result of a flow that has ended; nil if it was cancelled.
    mutating func end(_ flow: Int, _ output: FlowOutput?) {
        guard let index = all.firstIndex(where: { $0.flow == flow }) else { return }
        for answer in all.remove(at: index).answers { answer.end(output) }
    }

    /// Ends the awaiting of a request that has ended and has presented nothing.
    mutating func settle(_ ticket: Int) {
        guard let index = all.firstIndex(where: { $0.ticket == ticket && $0.flow == nil }) else {
            return
        }
        for answer in all.remove(at: index).answers { answer.end(nil) }
    }

    mutating func endAll() {
        let ended = all
        all = []
        for presentation in ended { presentation.answers.forEach { $0.end(nil) } }
    }

    /// Forgets `answer`, whose code awaits it no longer. Returns the ticket of the request if
    /// nobody awaits its result any more and it still waits.
    mutating func forget(_ answer: PendingAnswer<FlowOutput>) -> Int? {
        guard let index = all.firstIndex(where: { $0.answers.contains { $0 === answer } }) else {
            return nil
        }
        all[index].answers.removeAll { $0 === answer }
        guard all[index].answers.isEmpty else { return nil }
        let gone = all.remove(at: index)
        return gone.flow == nil ? gone.ticket : nil
    }
}
