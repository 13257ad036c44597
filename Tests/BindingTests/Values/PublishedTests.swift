import Binding
import WaylineStreams
import XCTest

final class PublishedTests: XCTestCase {
    func testAPropertyIsReadAndSetLikeAnyOther() {
        let form = Form()
        form.email += "b"
        XCTAssertEqual(form.email, "ab")
    }

    func testItsObservableNotifiesOfEachSet() {
        let form = Form()
        var received: [String] = []
        let token = form.$email.bind { received.append($0) }
        form.email = "b"
        form.$email.value = "c"
        XCTAssertEqual(form.email, "c")
        XCTAssertEqual(received, ["a", "b", "c"])
        withExtendedLifetime(token) {}
    }

    func testObserversAreNotifiedAfterTheValueIsStored() {
        let form = Form()
        var read: [String] = []
        let token = form.$email.bind { [unowned form] _ in read.append(form.email) }
        form.email = "b"
        XCTAssertEqual(read, ["a", "b"])
        withExtendedLifetime(token) {}
    }

    func testADerivedValueIsMadeFromTwoProperties() {
        let form = Form()
        let isComplete = Derived(form.$email, form.$password) { !$0.isEmpty && !$1.isEmpty }
        XCTAssertFalse(isComplete.value)
        form.password = "x"
        XCTAssertTrue(isComplete.value)
    }

    func testTwoPropertiesNeverShareAnObservable() {
        let (form, other) = (Form(), Form())
        let observable = form.$email
        form.$email = other.$email
        other.email = "b"
        XCTAssertEqual([form.email, other.email], ["a", "b"])
        XCTAssertIdentical(form.$email, observable)
    }

    func testAnInitialValueMayBeNamed() {
        let published = Published(initialValue: 3)
        XCTAssertEqual(published.wrappedValue, 3)
    }
}

private final class Form {
    @Published var email = "a"
    @Published var password = ""
}
