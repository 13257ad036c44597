import ScreenPictures
import XCTest

extension XCTestCase {
    /// Fails unless `drawn` is the picture at `index` under `heading` in this page of
    /// Docs/TextMenu.
    @MainActor
    func assertPicture(
        _ drawn: String, in page: String, under heading: String, at index: Int = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        var guide = try GuidePage("Docs/TextMenu/\(page).md", drawnBy: "GuideTests")
        if let complaint = try guide.check(drawn, under: heading, at: index) {
            XCTFail(complaint, file: file, line: line)
        }
    }
}
