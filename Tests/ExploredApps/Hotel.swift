public import Wayline

extension App {
    /// A list of rooms. Each room has a key. `onKey` is called when somebody takes one.
    public static func hotel(onKey: @escaping @MainActor () -> Void = {}) -> App {
        App("Hotel") { _ in HotelCoordinator(onKey) }
    }
}

struct RoomInput: ScreenInput {
    let number: Int
}

extension Destination<NoInput, NoOutput> {
    static let rooms = Self("rooms")
}

extension Destination<RoomInput, NoOutput> {
    static let room = Self("room")
    static let key = Self("key")
}

final class HotelCoordinator: Coordinator {
    static let flow = Flow<HotelCoordinator>(.rooms) {
        FlowScreen(.rooms) { _ in RoomsScreen() }
        FlowScreen(.room) { _, input in RoomScreen(input) }
        FlowScreen(.key) { hotel, input in hotel.makeKey(input) }
    }

    private let onKey: @MainActor () -> Void

    init(_ onKey: @escaping @MainActor () -> Void) {
        self.onKey = onKey
    }

    private func makeKey(_ input: RoomInput) -> PlainScreen {
        onKey()
        return PlainScreen("Key \(input.number)", "It is small.")
    }
}

struct RoomRouter: Router {
    enum Route: String, CaseIterable {
        case open
    }

    struct Facts: RouterFacts {
        var number = 0
        var isInside = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        .push(facts.isInside ? .key : .room, RoomInput(number: facts.number))
    }
}

final class RoomsScreen: ViewScreen {
    typealias Routes = RoomRouter
    let view = RoomsView()
    private var chosen = 0

    var facts: RoomRouter.Facts { .init(number: chosen) }

    func start() {
        bind(view.rooms.chosenPublisher) { screen, room in
            screen.chosen = room
            screen.perform(.open)
        }
    }
}

final class RoomsView: View {
    let title = "Rooms"
    let rooms = List<Int>("Rooms") { "Room \($0)" }

    var controls: [Control] { [rooms] }

    init() {
        rooms.items = [1, 2]
    }
}

final class RoomScreen: ViewScreen {
    typealias Routes = RoomRouter
    let view = RoomView()
    private let input: RoomInput

    init(_ input: RoomInput) {
        self.input = input
    }

    var facts: RoomRouter.Facts { .init(number: input.number, isInside: true) }

    func start() {
        bind(view.key, to: .open)
    }
}

final class RoomView: View {
    let title = "Room"
    let key = Button("Key")

    var controls: [Control] { [key] }
}
