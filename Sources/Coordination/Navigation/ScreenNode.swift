import Binding

/// A screen that is in the navigation state.
@MainActor
final class ScreenNode {
    let entry: Entry
    let flow: FlowNode
    let plan: ScreenPlan
    let screen: any Screen

    /// The screens that it is composed of, parents first.
    private(set) var members: [any Screen] = []
    private var listeners: [AnyCancellable] = []

    init(_ arrival: Change.Arrival, _ screen: any Screen) {
        entry = arrival.entry
        flow = arrival.flow
        plan = arrival.plan
        self.screen = screen
    }

    /// Has the screen and all that it is composed of lead to `navigator`, and hears its actions.
    func connect(to navigator: Navigator) {
        screen.way.lead(to: navigator, at: .screen(entry: entry.id))
        for child in screen.children { adopt(child, under: screen, navigator) }
        for listener in plan.listeners { listeners.append(listener(flow.coordinator, screen)) }
    }

    /// Makes `child`, and all that it is composed of, part of `parent`, which is part of the screen.
    func adopt(_ child: any Screen, under parent: any Screen, _ navigator: Navigator) {
        child.way.lead(to: navigator, at: .screen(entry: entry.id), under: parent)
        members.append(child)
        for grandchild in child.children { adopt(grandchild, under: child, navigator) }
    }

    func start() {
        screen.start()
        for member in members { member.start() }
    }

    func stop() {
        for member in members.reversed() {
            member.way.end()
            member.stop()
        }
        screen.way.end()
        screen.stop()
    }
}
