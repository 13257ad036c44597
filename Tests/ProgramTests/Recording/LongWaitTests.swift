import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// Waits of a recording in which much is due.
@MainActor
final class LongWaitTests: XCTestCase {
    func testALongWaitEndsSoonAndAllThatIsDueIsDone() async throws {
        let script = try Script(recording: "app \"Ticker\" size 40 10\nwait 86400s\n")
        let replay = try Replay(script, of: App("Ticker") { TickerCoordinator($0.clock) })
        let before = Self.processorTime
        try await replay.go(to: 1)
        XCTAssertTrue(replay.screen.contains("86400"), replay.screen)
        XCTAssertLessThan(Self.processorTime - before, 40)
    }

    /// The processor time of this process, in seconds.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

private final class TickerCoordinator: Coordinator {
    static let flow = Flow<TickerCoordinator>(Destination<NoInput, NoOutput>("ticker")) {
        FlowScreen(Destination<NoInput, NoOutput>("ticker")) { TickerScreen($0.clock) }
    }

    let clock: AnyScheduler

    init(_ clock: AnyScheduler) { self.clock = clock }
}

private final class TickerView: View {
    let title = "Ticker"
    let count = Label("0")
    var controls: [Control] { [count] }
}

private final class TickerScreen: ViewScreen {
    let view = TickerView()
    private let ticks: any Cancellable

    init(_ clock: AnyScheduler) {
        let label = view.count
        var count = 0
        ticks = clock.schedule(
            after: clock.now.advanced(by: 1), interval: 1, tolerance: 0, options: nil
        ) {
            count += 1
            label.text = "\(count)"
        }
    }
}
