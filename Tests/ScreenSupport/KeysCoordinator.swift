package import Binding
package import Coordination
package import WaylineInterface
package import WaylineRouting

/// A flow of three tabs, one of which is there for those who may open all doors.
@MainActor
package final class KeysCoordinator: Coordinator {
    package static let flow = Flow<KeysCoordinator>(tabs: "doors", "keys", "bells") {
        FlowScreen("doors") { FixedScreen("Doors", $0.controls) }
        FlowScreen("keys") { _ in FixedScreen("All keys", [Button("Turn")]) }
        FlowScreen("bells") { _ in FixedScreen("Bells") }
    }
    .tab("keys", while: { $0.mayOpenAll })
    .tabTitles { keys, tab in keys.titles[tab] ?? tab.rawValue }

    package let mayOpenAll = Observable(false)
    package var titles: [RouteName: String] = ["keys": "Keys"]
    package let controls: [Control]

    package init(_ controls: [Control] = []) {
        self.controls = controls
    }
}
