import Binding
import Coordination
import ScreenSupport
import WaylineInterface
import WaylineRouting
import WaylineStreams
import XCTest

@MainActor
final class PlainWorkTests: XCTestCase {
    private let door = Door()
    private let label = Label("")
    private let button = Button("Load")

    override func setUp() async throws {
        button.onTap(self) { [door, label] _ in
            label.text = "Loading."
            await door.pass()
            label.text = "Loaded."
        }
    }

    func testWorkIsWaitedForAndItsChangesArePrinted() async throws {
        let talk = try PlainTalk([label, button], "1", "q")
        Task {
            // Without a limit, a front end that does not print it would wait for ever.
            for _ in 0..<10_000 where !talk.written.contains("Loading.") { await Task.yield() }
            door.open()
        }
        await talk.run()
        XCTAssertEqual(
            talk.written(after: "«1»"),
            "\nLoading.\n\nLoaded.\n\nChoose 1, or ? for help: «q»")
    }

    func testAfterASecondTheUserIsAskedToWait() async throws {
        let talk = try PlainTalk([button], "1", "q")
        Task {
            while !door.isWaitedFor || talk.clock.pending.isEmpty { await Task.yield() }
            talk.clock.advance(by: .seconds(3))
            for _ in 0..<10 { await Task.yield() }
            door.open()
        }
        await talk.run()
        XCTAssertEqual(talk.written.ranges(of: "Please wait.").count, 1, talk.written)
        XCTAssertEqual(talk.clock.pending, [])
    }

    func testWorkThatTakesTooLongLeavesTheUserFree() async throws {
        let talk = try PlainTalk([button], "1", "1", .after("w") { self.door.open() }, "q")
        Task {
            while talk.clock.pending.isEmpty { await Task.yield() }
            talk.clock.advance(by: .seconds(30))
        }
        await talk.run()
        XCTAssertTrue(talk.written.contains("'Load' is still working: type w to wait for it.\n"))
        XCTAssertFalse(button.isWorking)
    }

    func testButtonsThatEndTheWorkAreOffered() async throws {
        let cancel = Button("Cancel")
        cancel.isEnabled = false
        cancel.onTap(self) { [door] _ in door.open() }
        button.publisher(for: .tap).sink { _ in cancel.isEnabled = true }.store(in: &tokens)
        let talk = try PlainTalk([button, cancel], "1", "2", "w", "q")
        await talk.run()
        XCTAssertFalse(button.isWorking)
        XCTAssertEqual(talk.linesLeft.count, 0)
    }

    func testAnAlertOfTheWorkIsAskedBeforeItIsOver() async throws {
        var talk: PlainTalk?
        button.onTap(self) { [door] _ in
            talk?.navigator.send(.perform("ask"))
            await door.pass()
        }
        talk = try PlainTalk([button], "1", .after("3") { self.door.open() }, "q")
        let written = await talk?.run() ?? ""
        XCTAssertTrue(written.contains("«1»\nSure?\n"), written)
        talk = nil
    }

    func testAGuardThatTakesItsTimeIsWaitedFor() async throws {
        let coordinator = FixedCoordinator([button])
        let talk = try PlainTalk(coordinator, ["1", "q"])
        button.onTap(self) { _ in talk.navigator.send(.perform("slow")) }
        Task {
            while !coordinator.door.isWaitedFor { await Task.yield() }
            for _ in 0..<10 { await Task.yield() }
            coordinator.door.open()
        }
        await talk.run()
        XCTAssertTrue(talk.written(after: "«1»").hasPrefix("\nSlow\n"), talk.written)
    }

    func testProgressIsPrintedInStepsOfTenDuringWork() async throws {
        let bar = ProgressBar("Copying")
        button.onTap(self) { _ in
            for step in 1...100 {
                bar.fraction = Double(step) / 100
                for _ in 0..<20 { await Task.yield() }
            }
        }
        let talk = try PlainTalk([bar, button], "1", "q")
        await talk.run()
        XCTAssertEqual(talk.written(after: "«1»").ranges(of: "Copying").count, 10, talk.written)
    }

    private var tokens: Set<AnyCancellable> = []
}
