import Binding
import Coordination
import WaylineRouting

/// A flow whose parts are held by what outlives them, each in its own way.
@MainActor
final class Harbor: Coordinator {
    static let flow = Flow<Harbor>("quay") {
        FlowScreen("quay") { (_: Harbor) in NamedScreen("quay") }
        FlowScreen("closure") { (_: Harbor) in ClosureHeldScreen() }
        FlowScreen("binding") { (harbor: Harbor) in BoundScreen(to: harbor) }
        FlowScreen("task") { (harbor: Harbor) in TaskHeldScreen(harbor.gate) }
        FlowScreen("group") { (_: Harbor) in GroupScreen() }
        ChildFlow("dock") { (harbor: Harbor) in
            Dock(harbor)
        } onResult: { _, _ in
            .stay
        }
    }

    let gate = Wicket()
    let tide = Observable(0)
    var bindings: [AnyCancellable] = []
    var fleet: [AnyObject] = []
}

/// A flow with two kinds of boats.
@MainActor
final class Dock: Coordinator {
    static let flow = Flow<Dock>("pier") {
        FlowScreen("pier") { (_: Dock) in NamedScreen("pier") }
        ChildFlow("kept") { (dock: Dock) in
            dock.keepBoat()
        } onResult: { _, _ in
            .stay
        }
        ChildFlow("keeping") { (dock: Dock) in
            dock.sendBoat()
        } onResult: { _, _ in
            .stay
        }
    }

    private let harbor: Harbor
    private var boat: Boat?

    init(_ harbor: Harbor) {
        self.harbor = harbor
    }

    /// A boat that its parent holds.
    private func keepBoat() -> Boat {
        let boat = Boat()
        self.boat = boat
        return boat
    }

    /// A boat that holds its parent, and is held itself.
    private func sendBoat() -> Boat {
        let boat = Boat()
        boat.dock = self
        harbor.fleet.append(boat)
        return boat
    }
}

@MainActor
final class Boat: Coordinator {
    static let flow = Flow<Boat>("deck") {
        FlowScreen("deck") { (_: Boat) in NamedScreen("deck") }
    }

    var dock: Dock?
}
