import Screens
import Wayline

extension MadeScreen {
    /// The screens of the list that have a router with routes.
    static func listed() throws(RoutingError) -> [MadeScreen] {
        var made: [MadeScreen] = []
        for listed in HomeCoordinator.listed {
            let root = HomeCoordinator(environment: AppEnvironment(services: .none))
            made.append(try MadeScreen(listed.route, by: listed.transition, in: root))
        }
        return made.filter { !$0.routes.isEmpty }
    }
}
