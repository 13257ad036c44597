import Wayline

extension RouteID<NoInput> {
    static let start = Self("start")
}

/// A screen before or after the one that is tested.
final class PlainScreen: Screen {}
