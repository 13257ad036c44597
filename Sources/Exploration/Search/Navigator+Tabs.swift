import Coordination
import WaylineInterface
import WaylineRouting

extension Navigator {
    /// The tabs that the root flow and the main flow show, each by its first screen.
    var mainTabs: [RouteName] {
        var (tabs, flow) = ([RouteName](), Optional(state.root))
        while let shown = flow, shown.kind == .root || shown.kind == .main {
            tabs += self.tabs(of: shown).map(\.name)
            flow = shown.child
        }
        return tabs
    }
}

extension Page {
    /// True if a control, or a label for errors, says that something is wrong.
    @MainActor
    var hasError: Bool {
        observed.contains { control in
            if let label = control as? Label {
                return label.emphasis == .error && !label.text.isEmpty && !label.isHidden
            }
            return control.hasError && !control.isHidden
        }
    }
}
