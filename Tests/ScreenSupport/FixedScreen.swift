import Coordination
package import WaylineInterface
package import WaylineRouting

/// A screen that shows the controls that it is given.
@MainActor
package final class FixedScreen: ViewScreen {
    package typealias Routes = FixedRouter
    package let view: FixedView

    package init(_ title: String, _ controls: [Control] = []) {
        view = FixedView(title, controls)
    }
}

@MainActor
package final class FixedView: View {
    package let title: String
    package var controls: [Control]
    package var actions: [Button] = []
    package var backTitle = ""

    package init(_ title: String, _ controls: [Control]) {
        self.title = title
        self.controls = controls
    }
}

/// Decides each route as it is given.
package struct FixedRouter: Router {
    package enum Route: String, CaseIterable {
        case next
        case slow
        case ask
        case stay
    }

    package init() {}

    package func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: .push("next")
        case .slow: .push("slow")
        case .ask: .alert(Alert("Sure?", message: "It is far.", actions: Self.answers))
        case .stay: .stay(because: "Not today.")
        }
    }

    private static let answers = [
        Alert.Action("Go on", route: "next"), Alert.Action("Fly", route: "sky"),
        Alert.Action("No"),
    ]
}
