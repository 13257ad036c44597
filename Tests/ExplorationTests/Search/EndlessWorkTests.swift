import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Steps that begin work that does not end. Each one takes as long as an exploration is patient.
@MainActor
final class EndlessWorkTests: XCTestCase {
    func testAStepThatDoesNotEndIsTriedInFewStates() async throws {
        var limits = ExplorationLimits()
        limits.patience = .milliseconds(200)
        let inputs = ExplorationInputs<Room>().world { $0.guests }
        let found = try await Exploration(in: Room.init, inputs: inputs, limits: limits) { room in
            App("Hall") { _ in HallCoordinator(room) }
        }.run()

        XCTAssertEqual(found.problems.map(\.kind), [.unsettled])
        XCTAssertEqual(found.problems.first?.script, ["choose \"Wait\""])
        XCTAssertEqual(found.open, ["hall: choose 'Wait': 8 open, 3 tried"])
    }
}

@MainActor
private final class Room {
    var guests = 0
}

private final class HallCoordinator: Coordinator {
    static let flow = Flow<HallCoordinator>("hall") {
        FlowScreen("hall") { HallScreen($0.room) }
    }

    let room: Room

    init(_ room: Room) { self.room = room }
}

private final class HallScreen: ViewScreen {
    let view = HallView()

    init(_ room: Room) {
        view.come.onTap(self) {
            if room.guests < 10 { room.guests += 1 }
            $0.view.guests.text = "\(room.guests)"
        }
        view.wait.onTap(self) { _ in
            while !Task.isCancelled { await Task.yield() }
        }
    }
}

private final class HallView: View {
    let title = "Hall"
    let guests = Label("0")
    let come = Button("Come in")
    let wait = Button("Wait")

    var controls: [Control] { [guests, come, wait] }
}
