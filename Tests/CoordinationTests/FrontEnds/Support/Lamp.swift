import Coordination
import WaylineRouting

/// A front end that notes what it is shown.
@MainActor
final class Lamp: FrontEnd {
    private(set) var paths: [[RouteID]] = []
    private(set) var screens: [[RouteID]] = []
    private(set) var tops: [RouteID] = []
    private(set) var alerts: [String?] = []
    var onShow: @MainActor () -> Void = {}

    func show(_ scene: Scene) {
        paths.append(scene.state.path)
        screens.append(scene.screens.map(\.name))
        tops.append(scene.screen.name)
        alerts.append(scene.alert?.title)
        onShow()
    }
}

extension Screen {
    fileprivate var name: RouteID { (self as? Place)?.name ?? "?" }
}
