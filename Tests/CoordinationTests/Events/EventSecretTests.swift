import Binding
import Coordination
import WaylineRouting
import XCTest

/// No event tells a secret.
@MainActor
final class EventSecretTests: XCTestCase {
    private let lock = RouteParameters(LockInput(pin: "hunter2"))

    private func events(_ transition: Transition) throws -> [NavigationEvent] {
        let navigator = try Navigator(Tour(TourDiary()))
        var events: [NavigationEvent] = []
        let token = navigator.events.bind { events.append($0) }
        navigator.go(.start("tour"))
        (navigator.screen as? NamedScreen)?.perform(transition)
        navigator.send(.perform("go"))
        token.cancel()
        XCTAssertEqual(events.count, 3)
        return events
    }

    func testSecretsAreTakenOutOfParametersAndDecisions() async throws {
        let lock = PlaceStep("lock", lock)
        for transition: Transition in [
            .show(lock, by: .push), .show(lock, by: .replace), .stack([lock]),
            .show(lock, by: .present),
            .sequence([.push("b"), .sequence([.show(lock, by: .push)])]),
        ] {
            for event in try events(transition) {
                var text = ""
                dump(event, to: &text)
                XCTAssertFalse("\(event) \(text)".contains("hunter2"), "\(event)")
            }
        }
    }

    func testASecretResultIsTakenOut() async throws {
        let finished = try events(
            .finish(with: RouteParameters(Postcard(text: "hi", code: "hunter2"))))[1]
        XCTAssertTrue("\(finished)".contains("hi"))
        XCTAssertFalse("\(finished)".contains("hunter2"))
        guard case .committed = finished.outcome else { return XCTFail("\(finished)") }
    }

    func testValuesThatAreNotSecretAreShown() async throws {
        let navigator = try Navigator(Tour(TourDiary()))
        var events: [NavigationEvent] = []
        let token = navigator.events.bind { events.append($0) }
        navigator.go(.push("note", ["id": 7, "pin": .secret("hunter2")]))
        token.cancel()
        guard case .show(let note, by: .push) = events.first?.decision else {
            return XCTFail("no push")
        }
        XCTAssertEqual(note.parameters["id"], 7)
        XCTAssertNotEqual(note.parameters["pin"], .secret("hunter2"))
    }
}
