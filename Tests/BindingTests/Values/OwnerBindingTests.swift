import Binding
import XCTest

/// Bindings that hold their owner weakly.
final class OwnerBindingTests: XCTestCase {
    private let text = Observable("a")

    func testTheOwnerIsHandedIn() {
        let label = Label()
        let token = text.bind(to: label) { $0.text = $1 + "!" }
        text.value = "b"
        XCTAssertEqual(label.text, "b!")
        withExtendedLifetime(token) {}
    }

    func testTheOwnerIsNotRetained() {
        var label: Label? = Label()
        weak let released = label
        let token = label.map { text.bind(to: $0) { $0.text = $1 } }
        label = nil
        XCTAssertNil(released)
        text.value = "b"
        withExtendedLifetime(token) {}
    }

    func testTheBindingEndsWithItsTokenIfThatEndsFirst() {
        let label = Label()
        let token = text.bind(to: label) { $0.text = $1 }
        token.cancel()
        text.value = "b"
        XCTAssertEqual(label.text, "a")
    }

    func testAnOwnerReleasedInADeliveryIsNotNotified() {
        var label: Label? = Label()
        var calls = 0
        let first = text.bind { if $0 == "b" { label = nil } }
        let token = label.map { text.bind(to: $0) { _, _ in calls += 1 } }
        text.value = "b"
        XCTAssertEqual(calls, 1)
        withExtendedLifetime((first, token)) {}
    }

    func testAnOwnerReleasedByItsOwnObserverStaysForTheCall() {
        var label: Label? = Label()
        weak let released = label
        let token = label.map {
            text.bind(to: $0) { owner, text in
                label = nil
                owner.text = text
                XCTAssertNotNil(released)
            }
        }
        XCTAssertNil(released)
        XCTAssertNil(label)
        withExtendedLifetime(token) {}
    }

    func testTheBindingOfAnOwnerThatIsGoneEndsAtTheNextSet() {
        var label: Label? = Label()
        let token = label.map { text.bind(to: $0) { _, _ in } }
        label = nil
        text.value = "b"
        XCTAssertEqual(text.bindingSites, [])
        withExtendedLifetime(token) {}
    }

    func testADerivedValueIsNotComputedForAnOwnerThatIsGone() {
        var calls = 0
        let counted = text.map { _ in calls += 1 }
        var label: Label? = Label()
        let token = label.map { counted.bind(to: $0) { _, _ in } }
        label = nil
        text.value = "b"
        text.value = "c"
        XCTAssertLessThan(calls, 3)
        withExtendedLifetime(token) {}
    }

    func testAPropertyIsKeptEqual() {
        let label = Label()
        let token = text.bind(\.text, on: label)
        XCTAssertEqual(label.text, "a")
        text.value = "b"
        XCTAssertEqual(label.text, "b")
        withExtendedLifetime(token) {}
    }

    func testAnOptionalPropertyIsKeptEqual() {
        let label = Label()
        let token = text.bind(\.hint, on: label)
        text.value = "b"
        XCTAssertEqual(label.hint, "b")
        withExtendedLifetime(token) {}
    }

    func testADerivedValueBindsAPropertyToo() {
        let label = Label()
        let token = text.map { $0 + $0 }.bind(\.text, on: label)
        text.value = "b"
        XCTAssertEqual(label.text, "bb")
        withExtendedLifetime(token) {}
    }

    func testTheOwnerOfAPropertyIsNotRetained() {
        var label: Label? = Label()
        weak let released = label
        let token = label.map { text.bind(\.text, on: $0) }
        label = nil
        XCTAssertNil(released)
        text.value = "b"
        withExtendedLifetime(token) {}
    }
}

private final class Label {
    var text = ""
    var hint: String?
}
