import Wayline
import XCTest

@testable import Claims

/// The rules of the steps.
@MainActor
final class ModelTests: XCTestCase {
    private let words = Words("en")

    func testAPolicyHasSixDigits() {
        let model = PolicyModel(StepInput(), MemoryClaims(), user: "an@example.com", words)
        model.policy.value = "12"
        XCTAssertFalse(model.isComplete.value)
        XCTAssertEqual(model.error.value, "six digits")
        model.policy.value = "100200"
        XCTAssertTrue(model.isComplete.value)
    }

    func testAPolicyOfAnotherUserIsRefused() async {
        let model = PolicyModel(StepInput(), MemoryClaims(), user: "binh@example.com", words)
        model.policy.value = "100200"
        let isKnown = await model.check()
        XCTAssertFalse(isKnown)
        XCTAssertTrue(model.error.value.hasPrefix("You have no policy"))
    }

    func testATransferNeedsAnAccount() {
        let model = PayoutModel(StepInput(), words)
        XCTAssertFalse(model.isComplete.value)
        model.payout.value = .cheque
        XCTAssertTrue(model.isComplete.value)
    }

    func testTheLastPhoneNumberFillsInTheContact() {
        let session = Session()
        session.lastPhone = "0901234567"
        XCTAssertEqual(ContactModel(StepInput(), session, words).phone.value, "0901234567")
    }

    func testARemovedItemComesBackToItsPlace() {
        let model = ItemsModel(StepInput())
        for name in ["Carpet", "Lamp"] { model.put(DamagedItem(id: 0, name: name, amount: 1)) }
        let first = model.items.value[0]
        XCTAssertEqual(model.remove(first), 0)
        model.insert(first, at: 0)
        XCTAssertEqual(model.items.value.map(\.name), ["Carpet", "Lamp"])
    }
}
