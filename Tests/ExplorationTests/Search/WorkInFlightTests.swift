import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Equal screens with work that waits for the clock.
@MainActor
final class WorkInFlightTests: XCTestCase {
    func testWorkThatIsDueAtOtherTimesIsNoHiddenState() async throws {
        for times in [[300, 400], [300, 300, 100]] {
            let found = try await Exploration(of: station(times)).run()
            XCTAssertTrue(found.isComplete, "\(found)")
            XCTAssertEqual(found.problems, [])
        }
    }

    func testAnAnswerThatDependsOnMoreThanTheScreenShowsIsAHiddenState() async throws {
        let found = try await Exploration(of: station([400], sendsName: true)).run()
        XCTAssertEqual(found.problems.map(\.kind), [.hiddenState])
        XCTAssertEqual(found.problems.first?.script.last, "wait 400ms")
        XCTAssertEqual(found.problems.first?.otherScript.last, "wait 400ms")
    }

    /// A ticker changes the pending work, but explains no other effect of a press.
    func testAPressThatDependsOnMoreThanTheScreenShowsIsAHiddenStateBesideATicker() async throws {
        let found = try await Exploration(of: station([300], countsPresses: true)).run()
        XCTAssertEqual(found.problems.map(\.kind), [.hiddenState])
        XCTAssertEqual(found.problems.first?.script.last, "choose \"Press\"")
    }

    private func station(
        _ times: [Int], sendsName: Bool = false, countsPresses: Bool = false
    ) -> App {
        App("Station") { context in
            FixedStation(context.clock, times, sendsName, countsPresses)
        }
    }
}

private final class FixedStation: Coordinator {
    static let flow = Flow<FixedStation>("station") {
        FlowScreen("station") { $0.screen }
    }

    let screen: StationScreen

    init(_ clock: AnyScheduler, _ times: [Int], _ sendsName: Bool, _ countsPresses: Bool) {
        screen = StationScreen(clock, times, sendsName, countsPresses)
    }
}

/// Each of its first buttons begins work that takes some milliseconds.
private final class StationScreen: ViewScreen {
    let view: StationView
    private let clock: AnyScheduler
    private let times: [Int]
    private let sendsName: Bool
    private var presses = 0

    init(_ clock: AnyScheduler, _ times: [Int], _ sendsName: Bool, _ countsPresses: Bool) {
        (self.clock, self.times, self.sendsName) = (clock, times, sendsName)
        view = StationView(count: times.count, sendsName, countsPresses)
    }

    func start() {
        for (index, time) in times.enumerated() {
            view.works[index].onTap(self) { await $0.work(index, for: time) }
        }
        if view.press.isHidden { return }
        every(.seconds(1)) { _ in }
        view.press.onTap(self) { $0.notePress() }
    }

    private func work(_ index: Int, for milliseconds: Int) async {
        let label = view.labels[index]
        let name = sendsName ? view.name.text : ""
        label.text = "-"
        do { try await clock.sleep(for: .milliseconds(milliseconds)) } catch { return }
        label.text = "done \(name)"
    }

    private func notePress() {
        presses += 1
        if presses > 2 { view.pressed.text = "thrice" }
    }
}

private final class StationView: View {
    let title = "Station"
    let name = TextField("Name")
    let works: [Button]
    let labels: [Label]
    let press = Button("Press")
    let pressed = Label("-")

    init(count: Int, _ sendsName: Bool, _ countsPresses: Bool) {
        works = (0..<count).map { Button("Work \($0)") }
        labels = (0..<count).map { _ in Label("-") }
        name.isHidden = !sendsName
        press.isHidden = !countsPresses
    }

    var controls: [Control] { [name] + works + labels + [press, pressed] }
}
