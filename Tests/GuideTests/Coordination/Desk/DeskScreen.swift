import Wayline

/// A menu of screens, of which the user chooses one.
final class DeskScreen: Screen {
    let chosen = Signal<FlowElement<DeskCoordinator>>()
    private let listed: [FlowElement<DeskCoordinator>]

    init(_ listed: [FlowElement<DeskCoordinator>]) {
        self.listed = listed
    }

    func choose(_ title: String) {
        for screen in listed where screen.title == title { chosen.send(screen) }
    }
}
