import Binding
import Foundation
import XCTest

/// Tries every operator by every rule of Combine's contract.
final class OperatorTableTests: XCTestCase {
    func testEveryOperatorKeepsTheContract() {
        for rule in ContractRule.all {
            for operatorCase in OperatorCase.all where rule.applies(operatorCase) {
                XCTAssertTrue(rule.isKept(operatorCase), "\(operatorCase.name): \(rule.name)")
            }
        }
    }

    /// An `Adapted` is a publisher of the tests, which knows no places.
    func testEveryOperatorKnowsWhereItsSubscriberWasMade() {
        for operatorCase in OperatorCase.all
        where !String(reflecting: operatorCase.publisher).contains("Adapted<") {
            let files = Set(operatorCase.sourceSites().map(\.file))
            let isKnown = files.count == 1 && files.allSatisfy { $0.hasPrefix("StreamsTests/") }
            XCTAssertTrue(isKnown, "\(operatorCase.name): \(files.sorted())")
        }
    }

    func testEveryPublisherOfPublishersIsInTheTable() throws {
        let folder = "../../../../Sources/Streams"
        let streams = URL(filePath: #filePath).appending(path: folder).standardized
        let files = FileManager.default.enumerator(at: streams, includingPropertiesForKeys: nil)
        let sources = try (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        let declaration = /\n    public (?:struct|final class) (\w+)</
        let declared = sources.filter { $0.contains("extension Publishers {") }
            .flatMap { $0.matches(of: declaration).map { String($0.output.1) } }
        let tried = OperatorCase.all.map { String(reflecting: $0.publisher) }.joined()
        let missing = declared.filter { !tried.contains("Publishers.\($0)<") }
        XCTAssertGreaterThan(declared.count, 50)
        XCTAssertEqual(missing.sorted(), ["Sequence", "TimerPublisher"], "these have no upstream")
    }

    /// A `tryMap` is a `Map` on a `ThrowingUpstream`, and must be tried as well as `map`; so are
    /// `encode` and `decode`.
    func testEveryThrowingFormIsInTheTable() {
        let tried = OperatorCase.all.map { String(reflecting: $0.publisher) }
        let throwing = tried.filter { $0.contains("Publishers.ThrowingUpstream<") }
        XCTAssertEqual(throwing.count, 17)
    }

    func testEveryRuleAndOperatorHasANameOfItsOwn() {
        let rules = ContractRule.all.map(\.name)
        let operators = OperatorCase.all.map(\.name)
        XCTAssertEqual(Set(rules).count, rules.count)
        XCTAssertEqual(Set(operators).count, operators.count)
    }
}
