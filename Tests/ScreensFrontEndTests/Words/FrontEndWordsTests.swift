import SampleSupport
import TextMenu
import Wayline
import XCTest

@testable import Screens

@MainActor
final class FrontEndWordsTests: XCTestCase {
    func testTheFrontEndsSayAllInVietnamese() async throws {
        let stage = try AppStage()
        let app = try await stage.run(language: .vietnamese).app
        var written = ""
        var lines = ["?", "9", "t x", "1.2", "w", "", "b", "q"]
        let front = PlainFrontEnd(
            input: { _ in lines.isEmpty ? nil : lines.removeFirst() }, output: { written += $0 },
            wording: { Words(.vietnamese).ofFrontEnds })
        await front.run(app.navigator)
        XCTAssertTrue(written.contains("1. Email, ô nhập: trống, you@example.com"), written)
        XCTAssertTrue(written.contains("Chọn từ 1 đến 5, hay ? để xem trợ giúp: "), written)
        let phrases = Wording.phrases.filter { $0.count > 12 && !$0.contains("{}") }
        for phrase in phrases { XCTAssertFalse(written.contains(phrase), phrase) }
    }
}
