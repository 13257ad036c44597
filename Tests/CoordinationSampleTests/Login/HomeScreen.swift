import Wayline

extension RouteID {
    static let home: RouteID = "home"
}

final class HomeScreen: Screen {
    let way = Way()
}
