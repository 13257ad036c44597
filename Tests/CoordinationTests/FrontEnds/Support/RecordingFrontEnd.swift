import Coordination
import WaylineRouting

/// A front end that notes what it is shown.
@MainActor
final class RecordingFrontEnd: FrontEnd {
    private(set) var paths: [[RouteName]] = []
    private(set) var screens: [[RouteName]] = []
    private(set) var tops: [RouteName] = []
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
    fileprivate var name: RouteName { (self as? NamedScreen)?.name ?? "?" }
}
