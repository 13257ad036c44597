import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// A screen as it was seen first.
@MainActor
struct SeenScreen {
    let name: String
    let title: String

    /// The number of steps that led to it.
    let depth: Int

    /// The first screens of the tabs of each flow that is shown.
    private(set) var bars: [RouteName: [String]] = [:]

    init(_ name: String, on stage: Stage, _ names: ScreenNames) {
        let navigator = stage.driver.navigator
        self.name = name
        title = Page(of: navigator).title
        depth = stage.count
        var flow: FlowState? = navigator.state.root
        while let shown = flow {
            if !shown.tabs.isEmpty {
                bars[shown.route] = shown.tabs.compactMap { tab in
                    tab.stack.first { _ in true }.map { names.name($0.route, in: shown.route) }
                }
            }
            flow = shown.modal ?? shown.child
        }
    }
}
