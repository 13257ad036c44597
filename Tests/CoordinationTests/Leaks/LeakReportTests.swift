import Binding
import Coordination
import WaylineRouting
import XCTest

/// When leaks are told of.
@MainActor
final class LeakReportTests: XCTestCase {
    private let harbor = Harbor()
    private var told: [String] = []
    private var tokens: [AnyCancellable] = []

    private func listened(to navigator: Navigator) -> Navigator {
        tokens.append(navigator.leaks.bind { [unowned self] in told.append($0.type) })
        return navigator
    }

    func testALeakIsToldOfOnceAsSoonAsTheMainActorIsFree() async throws {
        let navigator = listened(to: try Navigator(harbor, settings: .findingLeaks))
        navigator.go(.push("binding"))
        navigator.go(.pop)
        XCTAssertEqual(told, [])
        await free()
        XCTAssertEqual(told, ["ViewModel"])
        navigator.go(.push("quay"))
        navigator.go(.pop)
        await free()
        XCTAssertEqual(told, ["ViewModel"])
        XCTAssertEqual(navigator.findLeaks().map(\.type), ["ViewModel"])
    }

    func testALeakThatIsAskedForIsToldOfAtOnceAndNotAgain() async throws {
        let navigator = listened(to: try Navigator(harbor, settings: .findingLeaks))
        navigator.go(.push("binding"))
        navigator.go(.pop)
        navigator.findLeaks()
        XCTAssertEqual(told, ["ViewModel"])
        await free()
        navigator.findLeaks()
        XCTAssertEqual(told, ["ViewModel"])
    }

    func testALeakThatIsReleasedLaterIsForgotten() async throws {
        let navigator = listened(to: try Navigator(harbor, settings: .findingLeaks))
        navigator.go(.push("binding"))
        navigator.go(.pop)
        await free()
        harbor.bindings = []
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testObjectsLeftAtTheEndAreReported() async throws {
        let navigator = listened(to: try Navigator(harbor, settings: .findingLeaks))
        navigator.go(.push("binding"))
        navigator.end()
        await free()
        XCTAssertEqual(told, ["ViewModel"])
    }

    func testANavigatorThatIsReleasedEndsItsFlowsAndLooksForNothing() async throws {
        var navigator: Navigator? = listened(to: try Navigator(harbor, settings: .findingLeaks))
        navigator?.go(.push("binding"))
        weak let screen = navigator?.screen
        navigator = nil
        await free()
        XCTAssertNil(screen)
        XCTAssertEqual(told, [])
    }
}
