import Coordination
import WaylineRouting

/// The events of tours, and the answers of their guards.
@MainActor
final class TourDiary {
    /// Each result, and the depth of the tour that heard it.
    private(set) var results: [String] = []
    private(set) var made: [RouteName] = []

    /// The questions to guards, as "enter b" or "leave b".
    private(set) var asked: [String] = []

    var entries: [RouteName: Verdict] = [:]
    var exits: [RouteName: Verdict] = [:]
    var reply: Transition = .stay
    let gate = Wicket()

    func place(_ route: RouteName) -> NamedScreen {
        made.append(route)
        return NamedScreen(route)
    }

    func verdict(on route: RouteName) -> Verdict {
        asked.append("enter \(route)")
        return entries[route] ?? .allow
    }

    func verdict(onLeaving route: RouteName) -> Verdict {
        asked.append("leave \(route)")
        return exits[route] ?? .allow
    }

    func hear(_ result: FlowResult<Postcard>, at depth: Int) -> Transition {
        switch result {
        case .finished(let postcard): results.append("\(depth): \(postcard.text)")
        case .cancelled: results.append("\(depth): cancelled")
        }
        return reply
    }
}
