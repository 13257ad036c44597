import Binding
import Coordination
import WaylineRouting

/// An app that begins with a hall, and whose rooms are there only as long as it is open or as long
/// as it knows the visitor.
@MainActor
final class Museum: Coordinator {
    static let flow = Flow<Museum>("hall") {
        FlowScreen("hall") { (_: Museum) in NamedScreen("hall") }
            .onEnter(while: { $0.isOpen }, otherwise: .redirect(.root("street")))
        FlowScreen("street") { (_: Museum) in NamedScreen("street") }
        FlowScreen("vault") { (_: Museum) in DraftScreen() }
            .onEnter(while: { $0.knowsVisitor }, otherwise: .after(.start("desk")))
        FlowScreen("loft") { (_: Museum) in DraftScreen() }
            .onEnter(while: { $0.isOpen }, otherwise: .after(.start("desk")))
        FlowScreen("crypt") { (_: Museum) in NamedScreen("crypt") }
            .onEnter(while: { $0.knowsVisitor }, otherwise: .refuse(because: "It is over."))
        FlowScreen("café") { (_: Museum) in NamedScreen("café") }
            .onEnter(
                while: { $0.knowsVisitor }, otherwise: .ask(.confirm("Stay?", yes: "Yes")))
        FlowScreen("storm") { (museum: Museum) in
            let place = NamedScreen("storm")
            place.onStart = { _ in museum.onStorm() }
            return place
        }
        FlowScreen("cell") { (_: Museum) in DraftScreen() }
            .onEnter(while: { $0.knowsVisitor }, otherwise: .after(.start("gate")))
        ChildFlow("desk") { (museum: Museum) in MuseumDesk(museum) }
        ChildFlow("gate") { (museum: Museum) in MuseumDesk(museum) }
            .onEnter { museum, _ in await museum.wait() }
        ChildFlow("wing") { (museum: Museum) in MuseumWing(museum) }
    }

    let isOpen = Observable(true)
    let knowsVisitor = Observable(true)
    var onStorm: @MainActor () -> Void = {}

    let gate = SlowGuard()

    private func wait() async -> Verdict { await gate.ask() }
}

/// The flow in which a visitor says a name.
@MainActor
final class MuseumDesk: Coordinator {
    static let flow = Flow<MuseumDesk>("name") {
        FlowScreen("name") { (_: MuseumDesk) in NamedScreen("name") }
    }

    private let museum: Museum

    init(_ museum: Museum) {
        self.museum = museum
    }

    /// Ends the flow of a visitor who is known now.
    func letIn() {
        museum.isOpen.value = true
        museum.knowsVisitor.value = true
        go(.finish)
    }
}

/// A flow of tabs with rooms of its own.
@MainActor
final class MuseumWing: Coordinator {
    static let flow = Flow<MuseumWing>(tabs: "gallery", "garden") {
        FlowScreen("gallery") { (_: MuseumWing) in NamedScreen("gallery") }
        FlowScreen("garden") { (_: MuseumWing) in NamedScreen("garden") }
        FlowScreen("study") { (_: MuseumWing) in NamedScreen("study") }
            .onEnter(while: { $0.museum.knowsVisitor }, otherwise: .after(.start("desk")))
        ChildFlow("desk") { (wing: MuseumWing) in MuseumDesk(wing.museum) }
    }

    private let museum: Museum

    init(_ museum: Museum) {
        self.museum = museum
    }
}
