import Coordination

extension NavigationState {
    /// Leads out of all flows that lie over the one that the app consists of.
    var wayOut: Transition {
        let flows = sequence(first: root) { $0.modal ?? $0.child }
        return .sequence(flows.dropFirst().flatMap { _ in [.popToRoot, .pop] })
    }
}
