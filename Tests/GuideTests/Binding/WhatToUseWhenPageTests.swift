import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/WhatToUseWhen.md, and what the page says of it.
final class WhatToUseWhenPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testALabelFollowsAValueAndReceivesEvents() {
        let player = Player()
        let label = Caption()
        player.loudness.map { "Volume \($0)" }.bind(\.text, on: label).store(in: &tokens)
        player.skipped.bind(to: label) { label, seconds in label.text = "Skipped \(seconds) s" }
            .store(in: &tokens)
        player.volume.value = 7
        XCTAssertEqual(label.text, "Volume 7")
        player.isMuted.value = true
        XCTAssertEqual(label.text, "Volume 0")
        player.skipped.send(10)
        XCTAssertEqual(label.text, "Skipped 10 s")
    }

    func testAPublishedPropertyIsAnObservableBehindItsDollarName() {
        let profile = Profile()
        let label = Caption()
        profile.$name.map { "Hello, \($0)" }.bind(\.text, on: label).store(in: &tokens)
        profile.name = "Binh"
        XCTAssertEqual(label.text, "Hello, Binh")
    }

    func testAFieldAndAValueFollowEachOther() {
        let volume = Observable(5)
        let field = Observable("")
        volume.bind(bothWays: field, to: { "\($0)" }, from: { Int($0) ?? 0 })
            .store(in: &tokens)
        field.value = "07"
        XCTAssertEqual(volume.value, 7)
        XCTAssertEqual(field.value, "07")
    }

    func testAStreamIsBroughtBackToState() {
        let scheduler = TestScheduler()
        let player = Player()
        let settled = player.volume
            .debounce(for: .seconds(1), scheduler: scheduler)
            .derived(startingWith: player.volume.value)
        player.volume.value = 8
        XCTAssertEqual(settled.value, 5)
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(settled.value, 8)
    }

    func testNamesThatBothKnowGiveADerivedValueFirst() {
        let number = Observable(1)
        let double: Derived<Int> = number.map { $0 * 2 }
        let even = number.filter(startingWith: 0) { $0.isMultiple(of: 2) }
        let evens = number.filter { $0.isMultiple(of: 2) }
        var sent: [Int] = []
        evens.sink { sent.append($0) }.store(in: &tokens)
        number.value = 2
        number.value = 3
        XCTAssertEqual([double.value, even.value], [6, 2])
        XCTAssertEqual(sent, [2])
    }
}
