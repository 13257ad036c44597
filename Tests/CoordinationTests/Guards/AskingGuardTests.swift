import Binding
import Coordination
import WaylineRouting
import XCTest

/// A guard asks the user, and with "yes" the change goes on.
@MainActor
final class AskingGuardTests: XCTestCase {
    private let bazaar = Bazaar()
    private let question = Alert.confirm("Discard the address?", yes: "Discard", no: "Stay")

    private func atPayment() throws -> Navigator {
        bazaar.addressVerdict = .ask(question)
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .start("checkout"), .push("payment")]))
        return navigator
    }

    func testALinkReachesItsPlaceAfterYes() async throws {
        let navigator = try atPayment()
        bazaar.isMember.value = true
        let link = navigator.open("bazaar://order")
        XCTAssertNil(link.outcome)
        XCTAssertEqual(navigator.scene.alert, question)
        XCTAssertEqual(navigator.state.path, ["products", "address", "payment"])
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["products", "order"])
        XCTAssertEqual(link.outcome, .committed(revision: navigator.state.revision))
        XCTAssertNil(navigator.scene.alert)
    }

    func testAnyOtherAnswerStays() async throws {
        for answer: UserIntent in [.answer("Stay"), .back, .dismiss] {
            let navigator = try atPayment()
            let before = navigator.state
            let link = navigator.open("bazaar://launch")
            navigator.send(answer)
            XCTAssertEqual(link.outcome, .stayed(because: ""))
            XCTAssertEqual(navigator.state, before)
        }
    }

    func testTheQuestionIsNeitherAPlaceNorSaved() async throws {
        let navigator = try atPayment()
        let before = navigator.state.path
        navigator.open("bazaar://launch")
        XCTAssertEqual(navigator.state.path, before)
        let saved = String(decoding: try navigator.save(), as: UTF8.self)
        XCTAssert(saved.contains("payment"))
        XCTAssertFalse(saved.contains("Discard"))
        XCTAssertEqual(navigator.send(.perform("go")).outcome, .superseded)
    }

    func testAnotherChangeSupersedesTheQuestion() async throws {
        let navigator = try atPayment()
        let link = navigator.open("bazaar://launch")
        navigator.go(.push("payment"))
        XCTAssertEqual(link.outcome, .superseded)
        XCTAssertNil(navigator.scene.alert)
    }

    func testANewerQuestionTakesThePlaceOfTheOlder() async throws {
        let navigator = try atPayment()
        let (older, newer) = (navigator.open("bazaar://launch"), navigator.open("bazaar://launch"))
        XCTAssertEqual(older.outcome, .superseded)
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["launch"])
        XCTAssertEqual(newer.outcome, .committed(revision: navigator.state.revision))
    }

    func testAnAnswerThatIsNotThereIsAnError() async throws {
        let navigator = try atPayment()
        navigator.open("bazaar://launch")
        XCTAssertEqual(
            navigator.send(.answer("Perhaps")).outcome,
            .refused(.unknownAnswer("Perhaps", known: ["Stay", "Discard"])))
        XCTAssertEqual(navigator.scene.alert, question)
    }

    func testTheOneWhoAskedCanCancel() async throws {
        let navigator = try atPayment()
        let link = navigator.open("bazaar://launch")
        link.cancel()
        XCTAssertEqual(link.outcome, .refused(.cancelled))
        XCTAssertNil(navigator.scene.alert)
    }

    func testAGuardCanAskBeforeAScreenIsEntered() async throws {
        bazaar.orderVerdict = .ask(question)
        let navigator = try bazaar.begin()
        navigator.open("bazaar://order")
        XCTAssertEqual(navigator.state.path, ["launch"])
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testFrontEndsAreShownTheQuestionAndItsEnd() async throws {
        let navigator = try atPayment()
        let lamp = AlertLamp()
        navigator.attach(lamp)
        navigator.open("bazaar://launch")
        navigator.send(.answer("Stay"))
        XCTAssertEqual(lamp.alerts, [nil, question, nil])
    }

    func testAUserWhoHasAgreedIsNotAskedAgain() async throws {
        let navigator = try atPayment()
        navigator.open("bazaar://order")
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testAChangeThatComesBeforeTheAnswerIsDoneSupersedesIt() async throws {
        let navigator = try atPayment()
        let lamp = AlertLamp()
        navigator.attach(lamp)
        let link = navigator.open("bazaar://launch")
        lamp.onShow = { alert in if alert == nil { navigator.go(.push("address")) } }
        navigator.send(.answer("Discard"))
        XCTAssertEqual(link.outcome, .superseded)
        XCTAssertEqual(navigator.state.path, ["products", "address", "payment", "address"])
    }

    func testAtTheEndTheQuestionIsSuperseded() async throws {
        let navigator = try atPayment()
        let link = navigator.open("bazaar://launch")
        navigator.end()
        XCTAssertEqual(link.outcome, .superseded)
    }
}

/// Notes the alerts that it is shown.
@MainActor
private final class AlertLamp: FrontEnd {
    private(set) var alerts: [Alert?] = []
    var onShow: @MainActor (Alert?) -> Void = { _ in }

    func show(_ scene: Scene) {
        alerts.append(scene.alert)
        let onShow = onShow
        self.onShow = { _ in }
        onShow(scene.alert)
    }
}
