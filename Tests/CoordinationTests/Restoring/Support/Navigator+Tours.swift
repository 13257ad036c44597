import Coordination
import Foundation
import WaylineRouting
import XCTest

extension Navigator {
    /// A navigator after these transitions, each of which must be possible.
    convenience init<Root: Coordinator>(
        _ root: Root, after transitions: [Transition], file: StaticString = #filePath,
        line: UInt = #line
    ) throws(RoutingError) {
        try self.init(root, settings: .findingLeaks)
        for transition in transitions {
            let outcome = go(transition).outcome
            if case .committed = outcome { continue }
            XCTFail("\(transition): \(String(describing: outcome))", file: file, line: line)
        }
    }

    /// Goes to a saved state, and answers what was left out.
    func take(
        _ bytes: [UInt8], file: StaticString = #filePath, line: UInt = #line
    ) throws(SnapshotError) -> [OmittedPart] {
        let (attempt, restoration) = try restore(bytes)
        XCTAssertEqual(
            attempt.outcome, .committed(revision: state.revision), file: file, line: line)
        return restoration.omissions
    }
}

/// Saved bytes with each `old` replaced, and without the checksum, as somebody edits them by hand.
func edited(_ bytes: [UInt8], _ old: String = "", _ new: String = "") throws -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let end = try XCTUnwrap(text.range(of: #","checksum":"#, options: .backwards)).lowerBound
    return Array((text[..<end] + "}").replacingOccurrences(of: old, with: new).utf8)
}
