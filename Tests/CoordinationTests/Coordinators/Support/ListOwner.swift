import Coordination
import WaylineRouting

/// Owns a flow whose screens, but for the first, stand in a list.
final class ListOwner: Coordinator {
    static let listed: [FlowElement<ListOwner>] = [
        FlowScreen("lamp") { _ in NamedScreen("lamp") }.titled("The lamp"),
        ChildFlow(.init("child")) { _ in
            ListedCoordinator()
        } onResult: { owner, result in
            owner.results.append(result)
            return .stay
        }
        .titled("The child"),
    ]

    static let flow = Flow<ListOwner>("menu") {
        FlowScreen("menu") { _ in NamedScreen("menu") }
        listed
    }

    private(set) var results: [FlowResult<String>] = []
}

/// A child flow of the list, which ends with a text.
final class ListedCoordinator: Coordinator {
    typealias Output = String

    static let flow = Flow<ListedCoordinator>("child") {
        FlowScreen("child") { _ in NamedScreen("child") }
    }

}
