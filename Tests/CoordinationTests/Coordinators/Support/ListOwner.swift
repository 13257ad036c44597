import Coordination
import WaylineRouting

/// Owns a flow whose screens, but for the first, stand in a list.
final class ListOwner: Coordinator {
    static let listed: [FlowElement<ListOwner>] = [
        FlowScreen("lamp") { _ in Place("lamp") }.titled("The lamp"),
        ChildFlow(.init("nest")) { _ in
            ListedNest()
        } onResult: { owner, result in
            owner.results.append(result)
            return .stay
        }
        .titled("The nest"),
    ]

    static let flow = Flow<ListOwner>("menu") {
        FlowScreen("menu") { _ in Place("menu") }
        listed
    }

    private(set) var results: [FlowResult<String>] = []
}

/// A child flow of the list, which ends with a text.
final class ListedNest: Coordinator {
    typealias Output = String

    static let flow = Flow<ListedNest>("nest") {
        FlowScreen("nest") { _ in Place("nest") }
    }

}
