import Binding
import WaylineRouting

/// A tab that is shown as long as a value holds.
@MainActor
struct TabPlace {
    let flow: FlowNode
    let first: PlaceStep
    let source: ValueSource<Bool>

    init(_ flow: FlowNode, _ first: PlaceStep, _ source: ValueSource<Bool>) {
        self.flow = flow
        self.first = first
        self.source = source
    }

    /// The tab as a place that its flow guards.
    var place: GuardedPlace {
        GuardedPlace(id: flow.id, destination: first, flow: flow, isTab: true)
    }

    /// The guard that asks whether it is shown.
    var check: GuardCheck {
        GuardCheck(place) { source.value ? .allow : .refuse(because: "") }
    }
}

/// The tabs that are seen for the first time.
@MainActor
final class OpenedTabs {
    /// Those that come and go.
    @exclusivity(unchecked) var places: [TabPlace] = []

    /// The screens that were put off and are made now.
    @exclusivity(unchecked) var screens: [ScreenNode] = []

    /// Makes the screens: all of them, or none.
    func makeScreens() throws(MakingError) {
        do throws(MakingError) {
            for node in screens { try node.makeScreen() }
        } catch {
            for node in screens { node.unmake() }
            throw error
        }
        for node in screens { node.endPuttingOff() }
    }
}

extension GuardCheck {
    fileprivate init(_ place: GuardedPlace, _ ask: @escaping @MainActor () -> Verdict) {
        self.place = place
        call = .now(ask)
    }
}

extension GuardedPlace {
    /// Returns `state` without the place and everything above it. Of a tab, only the first screen
    /// is kept. Returns nil if the place is a screen that leaves, or a first screen of the root
    /// flow.
    func leftOut(of state: NavigationState) -> NavigationState? {
        guard let id else { return nil }
        return isTab ? state.closing(destination, of: id) : state.cutting(id, beginning: shape)
    }

    /// The error of a request that may not lead to the place.
    @MainActor
    func refusal(because reason: String) -> RoutingError {
        guard isTab else { return .guarded(route, because: reason) }
        let tabs = flow.plan.shape.destinations.map(\.route)
        return .unknownTab(route, known: tabs.filter { flow.tabConditions[$0]?.value ?? true })
    }
}

/// The screens of tabs that are made when the tab is first seen.
extension Change {
    /// Notes which tabs of the flow are seen from now on, and puts off the screens of the others.
    func noteTabs(of new: FlowState, after old: FlowState?) {
        let flow = node(new.id)
        guard let rules = flow.plan.tabRules else { return }
        let oldTabs = old?.tabs ?? []
        for (index, tab) in new.tabs.enumerated() {
            let isNew = index >= oldTabs.count
            let putOff = isNew ? nil : tree.putOffScreen(of: oldTabs[index])
            if index != new.selectedTab, tab.isAtFirstScreen {
                if rules.putsOff(tab.name) { putOffScreen(of: tab) }
            } else if isNew || putOff != nil {
                let screen = left.contains { $0 === putOff } ? nil : putOff
                let place = flow.tabConditions[tab.name].map {
                    TabPlace(flow, PlaceStep(tab.name, .none), $0)
                }
                open(place, screen)
            }
        }
    }

    private func open(_ place: TabPlace?, _ screen: ScreenNode?) {
        if place == nil, screen == nil { return }
        let opened = opened ?? OpenedTabs()
        self.opened = opened
        if let place { opened.places.append(place) }
        if let screen { opened.screens.append(screen) }
    }

    private func putOffScreen(of tab: TabState) {
        entered.last { $0.entry.id == tab.stack.top.id }?.isPutOff = true
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
    func putOffScreen(of tab: TabPlace) -> ScreenNode? {
        let tabs = state.flow(tab.flow.id)?.tabs ?? []
        let node = tabs.first { $0.name == tab.first.route }.flatMap { putOffScreen(of: $0) }
        return node?.entry.destination == tab.first ? node : nil
    }
}
