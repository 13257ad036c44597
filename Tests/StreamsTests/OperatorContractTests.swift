import Binding
import WaylineStreams
import XCTest

/// The rules for operators with one publisher above, besides those of the table.
final class OperatorContractTests: XCTestCase {
    func testAFoldKeepsItsResultUntilItIsAskedFor() {
        for operatorCase in OperatorCase.folding {
            let (trial, name) = (operatorCase.started(.none), operatorCase.name)
            trial.send(1, 2, 3)
            trial.finish()
            XCTAssertEqual(trial.values, [], name)
            XCTAssertEqual(trial.endings, [], name)
            trial.request(.max(1))
            XCTAssertEqual(trial.values.count, 1, name)
            XCTAssertEqual(trial.endings, ["finished"], name)
            trial.request(.max(1))
            XCTAssertEqual(trial.values.count, 1, name)
        }
    }

    func testValuesBeforeTheSubscriptionAreIgnoredExceptTheEnd() {
        for operatorCase in OperatorCase.elementwise + OperatorCase.folding
        where operatorCase.traits.isDisjoint(with: [.isGate, .mustNotFail]) {
            let (trial, name) = (operatorCase.trial(.unlimited, .none), operatorCase.name)
            trial.source.isSilent = true
            trial.start()
            trial.send(1)
            XCTAssertEqual(trial.values, [], name)
            trial.fail()
            XCTAssertEqual(trial.subscriptions, 1, name)
            XCTAssertEqual(trial.endings.count, 1, name)
        }
    }
}
