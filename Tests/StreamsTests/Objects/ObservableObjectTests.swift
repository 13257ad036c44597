import Binding
import WaylineStreams
import XCTest

final class ObservableObjectTests: XCTestCase {
    func testAnObjectTellsBeforeAPropertyChanges() {
        let account = Account()
        var namesBefore: [String] = []
        let token = account.objectWillChange.sink { [unowned account] in
            namesBefore.append(account.name)
        }
        account.name = "Lan"
        account.name = "Mai"
        XCTAssertEqual(namesBefore, ["", "Lan"])
        token.cancel()
    }

    func testAnObjectHasOnePublisherOfItsChanges() {
        let account = PaidAccount()
        let publisher = account.objectWillChange
        XCTAssertIdentical(publisher, account.objectWillChange)
        var changes = 0
        let token = account.objectWillChange.sink { changes += 1 }
        publisher.send()
        account.months = 3
        XCTAssertEqual(changes, 2)
        XCTAssertNotIdentical(publisher, PaidAccount().objectWillChange)
        token.cancel()
    }

    func testAnObjectNotifiesASubscriberWithoutDemand() {
        let clock = Clock()
        let recorder = clock.objectWillChange.record(.none)
        clock.tick()
        XCTAssertEqual(recorder.values.count, 1)
        recorder.request(.max(1))
        clock.tick()
        clock.tick()
        XCTAssertEqual(recorder.values.count, 3)
        recorder.cancel()
        clock.tick()
        XCTAssertEqual(recorder.values.count, 3)
    }

    func testAnObjectTellsBeforeEachChangeOfATransaction() {
        let account = PaidAccount()
        var before: [String] = []
        let token = account.objectWillChange.sink { [unowned account] in
            before.append("\(account.name)/\(account.months)")
        }
        transaction {
            account.name = "Lan"
            account.months = 3
        }
        account.name = "Mai"
        XCTAssertEqual(before, ["/0", "Lan/0", "Lan/3"])
        token.cancel()
    }

    func testAPropertyTellsAfterItHasChanged() {
        let account = Account()
        var names: [String] = []
        let token = account.$name.bind { [unowned account] _ in names.append(account.name) }
        account.name = "Lan"
        XCTAssertEqual(names, ["", "Lan"])
        token.cancel()
    }

    func testThePropertiesOfASuperclassCountToo() {
        let account = PaidAccount()
        var changes = 0
        let token = account.objectWillChange.sink { changes += 1 }
        account.name = "Lan"
        account.months = 3
        XCTAssertEqual(changes, 2)
        token.cancel()
    }

    func testAnObjectWithoutPublishedPropertiesSendsByItself() {
        let clock = Clock()
        var changes = 0
        let token = clock.objectWillChange.sink { changes += 1 }
        clock.tick()
        XCTAssertEqual(changes, 1)
        token.cancel()
    }

    func testUpdatingInPlaceTellsBeforeAndAfter() {
        let account = PaidAccount()
        var seen: [Int] = []
        let before = account.objectWillChange.sink { [unowned account] in
            seen.append(account.months)
        }
        let after = account.$months.bind { seen.append($0) }
        account.$months.update { $0 += 2 }
        XCTAssertEqual(seen, [0, 0, 2])
        withExtendedLifetime((before, after)) {}
    }

    func testAssigningToAPropertyLastsAsLongAsTheProperty() {
        let source = PassthroughSubject<String, Never>()
        weak var released: Account?
        do {
            let account = Account()
            released = account
            source.assign(to: &account.$name)
            source.send("Lan")
            XCTAssertEqual(account.name, "Lan")
        }
        source.send("Mai")
        XCTAssertNil(released)
    }
}

private class Account: ObservableObject {
    @Published var name = ""
}

private final class PaidAccount: Account {
    @Published var months = 0
}

private final class Clock: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()

    func tick() {
        objectWillChange.send()
    }
}
