import Wayline

extension Destination<NoInput, NoOutput> {
    static let start = Self("start")
}

/// A screen before or after the one that is tested.
final class PlainScreen: Screen {}
