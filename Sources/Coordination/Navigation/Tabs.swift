import Binding
import WaylineRouting

/// A tab that is shown as long as a value holds.
@MainActor
struct ConditionalTab {
    let flow: FlowNode
    let first: PlaceStep
    let source: ValueSource<Bool>

    init(_ flow: FlowNode, _ first: PlaceStep, _ source: ValueSource<Bool>) {
        self.flow = flow
        self.first = first
        self.source = source
    }

    /// The tab as a part that its flow guards.
    var part: GuardedPart {
        GuardedPart(id: flow.id, destination: first, flow: flow, isTab: true)
    }

    /// The guard that asks whether it is shown.
    var check: GuardCheck {
        GuardCheck(part) { source.value ? .allow : .refuse(because: "") }
    }
}

extension NavigationTree {
    /// The screen of a tab that was put off; nil if it was made.
    func putOffScreen(of tab: TabState) -> ScreenNode? {
        guard tab.isAtFirstScreen, let node = screens[tab.stack.top.id], node.isPutOff else {
            return nil
        }
        return node
    }

    /// The screen of a tab that is at its beginning and that was put off; nil if it was made.
    func putOffScreen(of tab: ConditionalTab) -> ScreenNode? {
        let tabs = state.flow(tab.flow.id)?.tabs ?? []
        let node = tabs.first { $0.name == tab.first.route }.flatMap { putOffScreen(of: $0) }
        return node?.entry.destination == tab.first ? node : nil
    }
}
