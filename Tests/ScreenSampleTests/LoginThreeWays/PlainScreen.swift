import Wayline

extension RouteID {
    static let start: RouteID = "start"
}

/// A screen to come from, and to arrive at.
final class PlainScreen: Screen {
    let way = Way()
}
