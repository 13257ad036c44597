import Wayline

/// A menu of screens, of which the user chooses one.
final class DeskScreen: Screen {
    let chosen = Signal<ListedScreen<DeskCoordinator>>()
    private let listed: [ListedScreen<DeskCoordinator>]

    init(_ listed: [ListedScreen<DeskCoordinator>]) {
        self.listed = listed
    }

    func choose(_ title: String) {
        for screen in listed where screen.title == title { chosen.send(screen) }
    }
}
