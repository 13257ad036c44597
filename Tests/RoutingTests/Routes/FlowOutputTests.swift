import Foundation
import WaylineRouting
import XCTest

/// The output of a flow is compared, saved and printed as the value that it holds.
final class FlowOutputTests: XCTestCase {
    private static let rows: [(FlowOutput, String, String)] = [
        (FlowOutput(true), "finish true", "true"),
        (FlowOutput(7), "finish 7", "7"),
        (FlowOutput("a \"b\""), #"finish "a \"b\"""#, #""a \"b\"""#),
        (FlowOutput([1.5, 2.5]), "finish [1.5,2.5]", "[1.5,2.5]"),
        (FlowOutput(Int?.none), "finish null", "null"),
        (FlowOutput(Stamp(number: 7)), #"finish {"number":7}"#, #"{"number":7}"#),
        (FlowOutput(NoOutput()), "finish", "{}"),
    ]

    func testItIsPrintedAsItsValue() {
        for (output, text, _) in Self.rows {
            XCTAssertEqual(Transition.finish(with: output).description, text)
        }
    }

    func testItIsSavedAsItsValueAndReadBack() throws {
        for (output, _, json) in Self.rows {
            let transition = Transition.finish(with: output)
            let snapshot = try Snapshot(transition)
            XCTAssertEqual(snapshot.content.json, #"{"finish":{"with":\#(json)}}"#)
            XCTAssertEqual(try snapshot.decode(Transition.self), transition)
            let saved = try JSONEncoder().encode(transition)
            XCTAssertEqual(try JSONDecoder().decode(Transition.self, from: saved), transition)
        }
    }

    func testEqualValuesAreEqualAndHaveTheSameHash() throws {
        let outputs = Self.rows.map(\.0)
        XCTAssertEqual(Set(outputs).count, outputs.count)
        let read = try Snapshot(outputs).decode([FlowOutput].self)
        XCTAssertEqual(Set(outputs).union(read), Set(outputs))
        let named = Transition.finish(with: ["number": 7])
        XCTAssertEqual(named, .finish(with: FlowOutput(Stamp(number: 7))))
        XCTAssertNotEqual(FlowOutput(1), FlowOutput(2))
        XCTAssertNotEqual(FlowOutput(1), FlowOutput("1"))
    }

    func testItsSecretsAreNotShown() {
        let transition = Transition.finish(with: FlowOutput(Key(code: "hunter2")))
        var dumped = ""
        dump(transition, to: &dumped)
        for text in [
            "\(transition)", "\(transition.redacted)", dumped, String(reflecting: transition),
        ] {
            XCTAssertFalse(text.contains("hunter2"), text)
        }
    }

    func testAValueThatCannotBeEncodedIsPrintedWithTheReason() {
        let output = FlowOutput(Double.nan)
        XCTAssertEqual(
            Transition.finish(with: output).description,
            #"finish {"fault":"'Double' cannot be passed to a screen: the value is nan, "#
                + #"and only finite numbers can be kept. Use nil instead."}"#)
        XCTAssertEqual(output, output)
        XCTAssertThrowsError(try Snapshot(output))
    }
}

private struct Stamp: Codable {
    var number: Int
}

private struct Key: Codable {
    @Secret var code = ""
}
