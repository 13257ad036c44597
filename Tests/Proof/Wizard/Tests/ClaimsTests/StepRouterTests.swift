import Wayline
import XCTest

@testable import Claims

/// The way through the form.
final class StepRouterTests: XCTestCase {
    func testTheKindDecidesTheStepAfterIt() throws {
        for (kind, route) in [(DamageKind.water, "water"), (.fire, "fire"), (.theft, "theft")] {
            var draft = ClaimDraft()
            draft.kind = kind
            let decision = try StepRouter().route(
                to: "next", .init(step: .kind, draft: draft, isComplete: true))
            XCTAssertTrue("\(decision)".contains(route), "\(decision)")
        }
    }

    func testAnIncompleteStepStays() throws {
        XCTAssertEqual(try StepRouter().route(to: "next", .init(step: .incident)), .stay)
    }

    func testAChangeLeadsBackToTheSummary() throws {
        let facts = StepRouter.Facts(step: .payout, isComplete: true, isEditing: true)
        XCTAssertEqual(
            try StepRouter().route(to: "next", facts), .root(.summary, ClaimDraft()))
    }

    func testTheLastStepLeadsToTheSummary() throws {
        let facts = StepRouter.Facts(step: .contact, isComplete: true)
        XCTAssertEqual(
            try StepRouter().route(to: "next", facts), .root(.summary, ClaimDraft()))
    }
}
