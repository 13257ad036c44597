import Binding
import Foundation
import XCTest

final class OwnerEndTests: XCTestCase {
    func testABindingIsReleasedAfterItsOwner() {
        let number = Observable(0)
        var owner: NSObject? = NSObject()
        let token = owner.map { number.bind(to: $0) { _, _ in } }
        XCTAssertEqual(number.bindingSites.count, 1)
        owner = nil
        number.value = 1
        XCTAssertEqual(number.bindingSites, [])
        withExtendedLifetime(token) {}
    }

    func testADerivedValueIsNotComputedForAnOwnerThatHasGone() {
        let number = Observable(0)
        var computed = 0
        let double = number.map { value -> Int in
            computed += 1
            return value * 2
        }
        var owner: NSObject? = NSObject()
        let token = owner.map { double.bind(to: $0) { _, _ in } }
        owner = nil
        for value in 1...5 { number.value = value }
        XCTAssertEqual(computed, 2)
        withExtendedLifetime(token) {}
    }

    func testASignalWritesToAPropertyToo() {
        let names = Signal<String>()
        let person = Person()
        let token = names.bind(\.name, on: person)
        names.send("Lan")
        XCTAssertEqual(person.name, "Lan")
        token.cancel()
    }
}

private final class Person {
    var name: String?
}
