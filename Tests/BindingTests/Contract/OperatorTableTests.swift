import Binding
import Foundation
import XCTest

/// Tries every operator by every rule of Combine's contract.
final class OperatorTableTests: XCTestCase {
    func testEveryOperatorKeepsTheContractButForWhatIsListed() {
        for rule in ContractRule.all {
            let known = KnownDeviations.operators[rule.name] ?? []
            for operatorCase in OperatorCase.all where rule.applies(operatorCase) {
                let isKept = rule.isKept(operatorCase)
                let problem: String? =
                    switch (isKept, known.contains(operatorCase.name)) {
                    case (false, false): "does not keep the rule"
                    case (true, true): "keeps the rule now, and is still listed as deviating"
                    default: nil
                    }
                XCTAssertNil(problem, "\(operatorCase.name): \(rule.name)")
            }
        }
    }

    func testEveryPublisherOfPublishersIsInTheTable() throws {
        let folder = "../../../../Sources/Binding/Streams"
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
        XCTAssertGreaterThan(declared.count, 70)
        XCTAssertEqual(missing.sorted(), ["Sequence", "TimerPublisher"], "these have no upstream")
    }

    func testTheListNamesRulesAndOperatorsThatThereAre() {
        let rules = ContractRule.all.map(\.name)
        let operators = OperatorCase.all.map(\.name)
        XCTAssertEqual(Set(rules).count, rules.count)
        XCTAssertEqual(Set(operators).count, operators.count)
        XCTAssertEqual(Set(KnownDeviations.operators.keys).subtracting(rules), [])
        for names in KnownDeviations.operators.values {
            XCTAssertEqual(Set(names).subtracting(operators), [])
        }
    }
}
