import Coordination
import WaylineRouting

/// A front end that asks for something whenever it is shown something.
@MainActor
final class AskingFrontEnd: FrontEnd {
    var ask: @MainActor () -> Void = {}
    private(set) var shown: [[RouteName]] = []

    func show(_ scene: Scene) {
        shown.append(scene.state.path)
        ask()
    }
}
