import Coordination
import WaylineRouting

extension Walk {
    /// Makes a call, and lets the model make the same.
    func make(_ call: WalkCall, by caller: WalkCaller) async throws {
        let begun = ledger.begunCalls
        switch caller {
        case .screenOnTop:
            try make(call, by: navigator.screen, at: model.state.top)
        case .screenBelow:
            let entry = model.state.chain[0].stack.last ?? model.state.top
            try make(call, by: navigator.screen(of: navigator.state.root.stack.top), at: entry)
        case .coordinator(let index):
            let lives = model.lives.sorted { $0.value < $1.value }
            let (flow, life) = lives[index % lives.count]
            model.present(call, NaiveCall(number: number, caller: flow))
            ledger.make(call, number, by: try owner(ledger.coordinator(life)))
        case .guardian(let guardian):
            model.present(call, number, by: guardian)
            ledger.order(guardian, .make(call, number: number))
        }
        await turn { ledger.begunCalls > begun }
    }

    private func make(_ call: WalkCall, by screen: (any Screen)?, at entry: NaiveEntry) throws {
        model.present(call, NaiveCall(number: number, caller: entry.id))
        ledger.make(call, number, by: try owner(screen))
    }

    private func owner(_ owner: (any BindingOwner)?) throws -> any BindingOwner {
        guard let owner else { throw WalkFailure("the code that calls is not there") }
        return owner
    }
}
