import Foundation
import Wayline
import XCTest

/// The pictures of Docs/TextMenu/PlainLines.md, and what the page says.
@MainActor
final class PlainLinesPageTests: XCTestCase {
    private let page = "PlainLines"

    private func cafe() throws -> Navigator {
        try Navigator(CafeCoordinator(machine: QuickMachine()))
    }

    func testASession() async throws {
        let talk = await PlainTalk.of(try cafe(), "1", "An", "2.2", "3")
        try assertPicture(talk, in: page, under: "A session")
    }

    func testInputsThatAreAccepted() async throws {
        let help = await PlainTalk.of(try cafe(), "?", "q").part(from: "Type the number")
        try assertPicture(help, in: page, under: "What can be typed")
        let wrong = await PlainTalk.of(try cafe(), "9", "3", "q").part(from: "'9'", ends: 2)
        try assertPicture(wrong, in: page, under: "What can be typed", at: 1)
    }

    func testLists() async throws {
        let talk = await PlainTalk.of(try Navigator(DrinksCoordinator()), "/macch")
        try assertPicture(talk, in: page, under: "Lists")
    }

    func testAPasswordIsNotPrinted() async throws {
        let talk = await PlainTalk.of(try Navigator(ClubCoordinator()), "2", "sen hong", "l")
        XCTAssertTrue(talk.contains("Password, secure text field: filled in"))
        XCTAssertFalse(talk.contains("sen hong"))
    }
}

extension String {
    /// From `start` on, up to the next question that is asked, or the one after so many.
    fileprivate func part(from start: String, ends count: Int = 1) -> String {
        guard let first = range(of: start)?.lowerBound else { return self }
        let parts = self[first...].components(separatedBy: "\n\nChoose ")
        return parts.prefix(count).joined(separator: "\n\nChoose ")
    }
}
