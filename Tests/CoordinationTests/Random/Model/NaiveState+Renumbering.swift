import Coordination
import WaylineRouting

extension NaiveFlow {
    func renumbered(_ number: (Int) -> Int) -> NaiveFlow {
        let slot: Slot =
            switch slot {
            case .root: .root
            case .child(let parent, let tab): .child(of: number(parent), tab: tab)
            case .modal(let parent): .modal(over: number(parent))
            }
        var flow = NaiveFlow(id: number(id), slot: slot, destination: destination)
        flow.names = names
        flow.tabs = tabs.map { stack in
            stack.map { NaiveEntry(id: number($0.id), destination: $0.destination) }
        }
        flow.selected = selected
        flow.alert = alert
        flow.isMain = isMain
        return flow
    }
}
