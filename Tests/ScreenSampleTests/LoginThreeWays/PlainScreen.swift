import Wayline

extension RouteID {
    static let start: RouteID = "start"
}

/// A screen before or after the one that is tested.
final class PlainScreen: Screen {
    let way = Way()
}
