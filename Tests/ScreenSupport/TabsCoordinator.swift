package import Coordination
import WaylineInterface
import WaylineRouting

/// A flow of two tabs.
@MainActor
package final class TabsCoordinator: Coordinator {
    package static let flow = Flow<TabsCoordinator>(tabs: "books", "reader") {
        FlowScreen("books") { _ in FixedScreen("Books", [Label("All of them.")]) }
        FlowScreen("reader") { _ in FixedScreen("My account") }
    }

    package init() {}
}
