import Coordination
import WaylineRouting

/// What has happened on tours, and what their guards are to say.
@MainActor
final class TourDiary {
    /// Each result, and the depth of the tour that heard it.
    private(set) var results: [String] = []
    private(set) var made: [RouteName] = []

    /// What guards were asked, as "enter b" or "leave b".
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
