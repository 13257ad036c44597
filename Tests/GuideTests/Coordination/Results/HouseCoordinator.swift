import Wayline

/// Two screens that ask the same screen for a colour.
final class HouseCoordinator: Coordinator {
    static let flow = Flow<HouseCoordinator>(.wall) {
        FlowScreen(.wall) { _ in WallScreen() }
        FlowScreen(.door) { _ in DoorScreen() }
        FlowScreen(.colour) { _ in ColourScreen() }
            .returns(to: (any Painted).self) { asker, result in asker.paint(result) }
        ChildFlow(.mixing) { _ in
            MixingCoordinator()
        }
        .returns(to: WallScreen.self) { wall, result in wall.paint(result) }
        .returns(to: DoorScreen.self) { door, result in door.paint(result) }
    }
}

@MainActor
protocol Painted: AnyObject {
    var colour: String { get set }
}

extension Painted {
    func paint(_ result: FlowResult<Colour>) {
        if case .finished(let colour) = result { self.colour = colour.name }
    }
}

final class WallScreen: Screen, Painted {
    var colour = "white"
}

final class DoorScreen: Screen, Painted {
    var colour = "brown"
}

final class MixingCoordinator: Coordinator {
    typealias Output = Colour

    static let flow = Flow<MixingCoordinator>(.colour) {
        FlowScreen(.colour) { _ in ColourScreen() }
    }
}

extension Destination<NoInput, NoOutput> {
    static let wall = Self("wall")
    static let door = Self("door")
}

extension Destination<NoInput, Colour> {
    static let mixing = Self("mixing")
}
