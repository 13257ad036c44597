import Screens
import Wayline

extension MadeScreen {
    /// Those of the list of screens that lead somewhere.
    static func listed() throws(RoutingError) -> [MadeScreen] {
        var made: [MadeScreen] = []
        for listed in HomeCoordinator.listed {
            let root = HomeCoordinator(environment: AppEnvironment(services: .none))
            made.append(try MadeScreen(listed.route, by: listed.transition, in: root))
        }
        return made.filter { !$0.routes.isEmpty }
    }
}
