import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting

/// A screen with eight buttons and nothing else.
@MainActor
final class MenuScreenOfEight: ViewScreen {
    final class Eight: View {
        let title = "Menu"
        let controls: [Control] = (1...8).map { Button("Item \($0)") }
    }

    let view = Eight()
}

/// A flow with that menu.
@MainActor
final class Menu: Coordinator {
    static let flow = Flow<Menu>("menu") {
        FlowScreen("menu") { (_: Menu) in MenuScreenOfEight() }
    }
}
