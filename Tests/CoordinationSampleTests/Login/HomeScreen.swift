import Wayline

extension RouteName {
    static let home: RouteName = "home"
}

final class HomeScreen: Screen {
    let way = Way()
}
