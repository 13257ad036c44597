import Binding
import ScreenSupport
import WaylineInterface
import XCTest

@MainActor
final class ButtonTests: XCTestCase {
    private let button = Button("Load")
    private let door = Door()
    private var starts = 0
    private var ends = 0

    override func setUp() async throws {
        button.onTap(self) { [unowned self] _ in
            starts += 1
            await door.pass()
            ends += 1
        }
    }

    func testAPressWaitsForTheOneBefore() async {
        XCTAssertTrue(button.tap())
        XCTAssertFalse(button.tap())
        XCTAssertTrue(button.isWorking)
        await finish()
        XCTAssertFalse(button.isWorking)
        XCTAssertTrue(button.tap())
        await finish()
        XCTAssertEqual([starts, ends], [2, 2])
    }

    func testSynchronousWorkIsDoneWithThePress() async {
        var presses = 0
        button.onTap(self) { _ in presses += 1 }
        button.tap()
        button.tap()
        XCTAssertEqual(presses, 2)
        XCTAssertFalse(button.isWorking)
    }

    func testAPressInsideOfAPressDoesNothing() async {
        let token = button.tapPublisher.bind { [button] in button.tap() }
        button.tap()
        await finish()
        XCTAssertEqual([starts, ends], [1, 1])
        token.cancel()
    }

    func testAButtonWithoutActionIsNeverWorking() async {
        let plain = Button("Go")
        XCTAssertTrue(plain.tap())
        XCTAssertTrue(plain.tap())
        XCTAssertFalse(plain.isWorking)
    }

    func testAnActionKeepsItsOwnerOnlyWhileItRuns() async {
        var owner: Owner? = Owner()
        weak let kept = owner
        owner.map { button.onTap($0) { $0.presses += 1 } }
        button.tap()
        while button.isWorking { await Task.yield() }
        XCTAssertEqual(owner?.presses, 1)
        owner = nil
        XCTAssertNil(kept)
        XCTAssertTrue(button.tap())
        while button.isWorking { await Task.yield() }
    }

    func testCancelledWorkIsNotified() async {
        var wasCancelled = false
        button.onTap(self) { _ in
            while !Task.isCancelled { await Task.yield() }
            wasCancelled = true
        }
        button.tap()
        button.cancel()
        while button.isWorking { await Task.yield() }
        XCTAssertTrue(wasCancelled)
    }

    private func finish() async {
        while !door.isWaitedFor { await Task.yield() }
        door.open()
        while button.isWorking { await Task.yield() }
    }

    private final class Owner {
        var presses = 0
    }
}
