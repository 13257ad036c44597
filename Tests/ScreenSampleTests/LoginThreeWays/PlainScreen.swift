import Wayline

extension RouteName {
    static let start: RouteName = "start"
}

/// A screen before or after the one that is tested.
final class PlainScreen: Screen {
    let way = Way()
}
