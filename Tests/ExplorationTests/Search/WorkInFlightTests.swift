import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Equal screens with work that waits for the clock.
@MainActor
final class WorkInFlightTests: XCTestCase {
    func testWorkThatIsDueAtOtherTimesIsNoHiddenState() async throws {
        let found = try await Exploration(of: station(sendsName: false)).run()
        XCTAssertTrue(found.isComplete, "\(found)")
        XCTAssertEqual(found.problems, [])
    }

    func testAnAnswerThatDependsOnMoreThanTheScreenShowsIsAHiddenState() async throws {
        let found = try await Exploration(of: station(sendsName: true)).run()
        XCTAssertEqual(found.problems.map(\.kind), [.hiddenState])
        XCTAssertEqual(found.problems.first?.script.last, "wait 400ms")
        XCTAssertEqual(found.problems.first?.otherScript.last, "wait 400ms")
    }

    private func station(sendsName: Bool) -> App {
        App("Station") { StationCoordinator($0.clock, sendsName: sendsName) }
    }
}

private final class StationCoordinator: Coordinator {
    static let flow = Flow<StationCoordinator>("station") {
        FlowScreen("station") { StationScreen($0.clock, sendsName: $0.sendsName) }
    }

    let clock: AnyScheduler
    let sendsName: Bool

    init(_ clock: AnyScheduler, sendsName: Bool) {
        (self.clock, self.sendsName) = (clock, sendsName)
    }
}

/// Its two buttons begin work that takes 300 and 400 milliseconds.
private final class StationScreen: ViewScreen {
    let view = StationView()
    private let clock: AnyScheduler
    private let sendsName: Bool

    init(_ clock: AnyScheduler, sendsName: Bool) {
        (self.clock, self.sendsName) = (clock, sendsName)
    }

    func start() {
        view.search.isHidden = sendsName
        view.search.onTap(self) { await $0.answer($0.view.found, "found", after: 300) }
        view.load.onTap(self) { screen in
            let name = screen.sendsName ? screen.view.name.text : ""
            await screen.answer(screen.view.loaded, "loaded \(name)", after: 400)
        }
    }

    private func answer(_ label: Label, _ text: String, after milliseconds: Int) async {
        label.text = "-"
        do { try await clock.sleep(for: .milliseconds(milliseconds)) } catch { return }
        label.text = text
    }
}

private final class StationView: View {
    let title = "Station"
    let name = TextField("Name")
    let search = Button("Search")
    let load = Button("Load")
    let found = Label("-")
    let loaded = Label("-")

    var controls: [Control] { [name, search, load, found, loaded] }
}
