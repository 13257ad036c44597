import Coordination
import WaylineInterface
import WaylineRouting

/// A screen that shows the controls that it is given.
@MainActor
final class FixedScreen: ViewScreen {
    typealias Routes = FixedRouter
    let view: FixedView

    init(_ title: String, _ controls: [Control] = []) {
        view = FixedView(title, controls)
    }
}

@MainActor
final class FixedView: View {
    let title: String
    var controls: [Control]

    init(_ title: String, _ controls: [Control]) {
        self.title = title
        self.controls = controls
    }
}

/// Decides each route as it is given.
struct FixedRouter: Router {
    enum Route: String, CaseIterable {
        case next
        case slow
        case ask
        case stay
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
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
