import Binding
import WaylineStreams
import XCTest

final class MappingTests: XCTestCase {
    private struct Person {
        var name = "Ada"
        var age = 36
        var city = "London"
    }

    func testMapSendsWhatItsClosureMakes() {
        XCTAssertEqual([1, 2].publisher.map { "\($0)!" }.record().values, ["1!", "2!"])
    }

    func testMapSendsUpToThreeProperties() {
        let people = Just(Person())
        XCTAssertEqual(people.map(\.name).record().values, ["Ada"])
        XCTAssertEqual(people.map(\.name, \.age).map { "\($0) \($1)" }.record().values, ["Ada 36"])
        let three = people.map(\.name, \.age, \.city).map { "\($0) \($1) \($2)" }
        XCTAssertEqual(three.record().values, ["Ada 36 London"])
    }

    func testCompactMapLeavesOutNilAndAsksForAnother() {
        let recorder = ["1", "x", "2"].publisher.compactMap { Int($0) }.record(.max(2))
        XCTAssertEqual(recorder.values, [1, 2])
    }

    func testScanSendsEachResult() {
        XCTAssertEqual([1, 2, 3].publisher.scan(10, +).record().values, [11, 13, 16])
    }

    func testEachSubscriberHasItsOwnState() {
        let sums = [1, 2].publisher.scan(0, +)
        XCTAssertEqual(sums.record().values, [1, 3])
        XCTAssertEqual(sums.record().values, [1, 3])
    }

    func testReplaceNilSendsAValueInItsPlace() {
        XCTAssertEqual([1, nil, 2].publisher.replaceNil(with: 0).record().values, [1, 0, 2])
    }

    func testEncodeAndDecodeUseTheirCoder() {
        let encoded = [1, 2].publisher.encode(encoder: TextCoder())
        XCTAssertEqual(encoded.record().values, ["1", "2"])
        let decoded = ["1", "x", "2"].publisher.decode(type: Int.self, decoder: TextCoder())
        let recorder = decoded.record()
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "broken")
    }
}
