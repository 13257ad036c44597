import Coordination
import WaylineRouting

/// Code that awaits the result of what it presents.
struct NaiveCall {
    let number: Int

    /// The number of the entry or flow whose code it is.
    let caller: Int

    /// The ticket of the request whose guard it is; nil for other code.
    var guarded: Int?
}

/// The calls that await the same result.
struct NaivePresentation {
    let ticket: Int
    let transition: Transition

    /// The flow whose result it is; nil until it begins.
    var flow: Int?
    var calls: [NaiveCall]
}

extension NaiveNavigator {
    /// Presents what `call` asks for, unless that is shown or waits already.
    func present(_ call: WalkCall, _ code: NaiveCall) {
        let transition = call.transition
        if join(transition, code) { return }
        var request = NaiveRequest(newTicket(), .code)
        request.caller = code.caller
        presentations.append(
            NaivePresentation(ticket: request.ticket, transition: transition, calls: [code]))
        let isTooLate =
            !state.flows.contains { $0.id == code.caller }
            && (state.top.id != code.caller || alert != nil)
        isTooLate ? settle(request, .superseded) : submit(request, .transition(transition))
    }

    /// The guard of this number calls. If its coordinator has no flow, the flow on top calls.
    func present(_ call: WalkCall, _ number: Int, by guardian: Int) {
        guard let index = guards.firstIndex(where: { $0.guardNumber == guardian }) else { return }
        guards[index].isCalling = true
        let flow = guards[index].owners.last ?? state.active.id
        present(call, NaiveCall(number: number, caller: flow, guarded: guards[index].ticket))
    }

    private func join(_ transition: Transition, _ call: NaiveCall) -> Bool {
        let joined = presentations.firstIndex {
            $0.transition == transition && ($0.flow.map { isSeen($0, from: call.caller) } ?? true)
        }
        guard let joined else { return false }
        presentations[joined].calls.append(call)
        if let flow = presentations[joined].flow { wait([call], for: [flow]) }
        return true
    }

    /// Returns whether a flow is shown, and not left with the caller.
    private func isSeen(_ flow: Int, from caller: Int) -> Bool {
        var rest = state
        rest.remove(flow)
        return state.chain.contains { $0.id == flow } && rest.ids.contains(caller)
    }

    /// Lets guards that call wait until these numbers are gone, and those that wait for what these
    /// guards must allow.
    private func wait(_ calls: [NaiveCall], for numbers: [Int]) {
        let tickets = calls.compactMap(\.guarded)
        for index in state.waiting.indices where tickets.contains(state.waiting[index].ticket) {
            if numbers.isEmpty || state.waiting[index].until == .result(of: numbers) { continue }
            state.waiting[index].until = .result(of: numbers)
            let ticket = state.waiting[index].ticket
            wait(presentations.first { $0.ticket == ticket }?.calls ?? [], for: numbers)
        }
    }

    /// Notes the flow that `change` presents, or what it puts first.
    func notePresented(by change: NaiveChange, _ brought: [Int], _ request: NaiveRequest) {
        guard let index = presentations.firstIndex(where: { $0.ticket == request.ticket }) else {
            return
        }
        if case .show(let destination, _) = presentations[index].transition {
            presentations[index].flow = change.begun.last { $0.destination == destination }?.id
        }
        wait(
            presentations[index].calls,
            for: presentations[index].flow.map { [$0] } ?? brought)
    }

    func isAwaited(_ flow: NaiveFlow) -> Bool {
        presentations.contains { $0.flow == flow.id }
    }

    /// Passes on the results of the flows that have ended. The calls of what has left get none.
    func endCalls(after change: NaiveChange) {
        for flow in change.ended {
            let output = change.finished[flow.id]
            let result = try? output?.read(as: Harvest.self, of: flow.destination.route)
            endCalls(of: { $0.flow == flow.id }, with: result)
        }
        endCalls { !state.ids.contains($0.caller) }
    }

    /// The request of this ticket has an outcome, and has begun no flow that is awaited.
    func endCalls(of ticket: Int) {
        endCalls(of: { $0.ticket == ticket && $0.flow == nil }, with: nil)
    }

    private func endCalls(of isOver: (NaivePresentation) -> Bool, with result: Harvest?) {
        for call in presentations.filter(isOver).flatMap(\.calls) {
            results[call.number, default: []].append(result)
        }
        presentations.removeAll(where: isOver)
    }

    /// Ends these calls without a result. Returns the requests that nobody awaits any more.
    @discardableResult
    func endCalls(_ isOver: (NaiveCall) -> Bool) -> [Int] {
        for call in presentations.flatMap(\.calls).filter(isOver) {
            results[call.number, default: []].append(nil)
        }
        for index in presentations.indices { presentations[index].calls.removeAll(where: isOver) }
        let unawaited = presentations.filter(\.calls.isEmpty)
        presentations.removeAll(where: \.calls.isEmpty)
        return unawaited.filter { $0.flow == nil }.map(\.ticket)
    }

    /// Cancels the call of this number.
    func cancelCall(_ number: Int) {
        endCalls { $0.number == number }.forEach(cancel)
    }

    /// Ends the calls of guards that nobody waits for any more. The other guards go on when they
    /// have their result.
    func settleGuards() {
        let tickets = guards.map(\.ticket)
        let unawaited = endCalls { call in call.guarded.map { !tickets.contains($0) } ?? false }
        if !unawaited.isEmpty {
            unawaited.forEach(cancel)
            return settleGuards()
        }
        let calling = presentations.flatMap(\.calls).compactMap(\.guarded)
        for index in guards.indices where !calling.contains(guards[index].ticket) {
            guards[index].isCalling = false
        }
    }
}
