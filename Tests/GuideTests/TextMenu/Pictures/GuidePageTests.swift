import ScreenPictures
import XCTest

/// Pictures in a page are found by their headings, and differences are reported.
final class GuidePageTests: XCTestCase {
    private let page = GuidePage(
        "Docs/Made up.md", drawnBy: "SomeTests",
        text: """
            ## One
            ```swift
            # no heading
            ```
            ```text
            first
            # line
            ```
            ```text
            second
            ```
            ### Two
            ```text
            third
            ```
            """)

    func testPicturesAreFoundUnderTheirHeading() {
        XCTAssertEqual(page.pictures(under: "One"), ["first\n# line", "second"])
        XCTAssertEqual(page.pictures(under: "Two"), ["third"])
        XCTAssertEqual(page.pictures(under: "Three"), [])
    }

    func testATruePictureIsNoCauseForComplaint() {
        XCTAssertNil(page.complaint(about: "third", under: "Two", at: 0))
    }

    func testAComplaintSaysWhatThePageShouldHold() {
        XCTAssertEqual(
            page.complaint(about: "drawn", under: "Two", at: 0),
            """
            picture 1 under 'Two' in Docs/Made up.md is not what is drawn. It should be:
            ```text
            drawn
            ```
            Have the tests write it: WAYLINE_DRAW=1 swift test --filter SomeTests
            """)
    }

    func testAMissingPictureIsReported() throws {
        let complaint = try XCTUnwrap(page.complaint(about: "x", under: "Three", at: 0))
        XCTAssert(complaint.contains("'Three' in Docs/Made up.md is missing."))
    }
}
