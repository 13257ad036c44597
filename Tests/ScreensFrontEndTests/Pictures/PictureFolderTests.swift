import Foundation
import SampleSupport
import ScreenPictures
import XCTest

/// A folder of pictures that is compared with what is drawn.
final class PictureFolderTests: XCTestCase {
    private let advice = "Have the tests write it: WAYLINE_DRAW=1 swift test --filter SomeTests"

    private func folder(in temporary: TemporaryFolder) -> PictureFolder {
        PictureFolder(temporary.url, named: "Docs/made up", drawnBy: "SomeTests")
    }

    func testAFolderThatIsAsDrawnIsNoCauseForComplaint() throws {
        let temporary = try TemporaryFolder()
        let folder = folder(in: temporary)
        try folder.write(["a.svg": "A", "b.svg": "B"])
        XCTAssertEqual(try folder.complaints(about: ["a.svg": "A", "b.svg": "B"]), [])
    }

    func testAMissingAnExtraAndADifferentFileAreReported() throws {
        let temporary = try TemporaryFolder()
        let folder = folder(in: temporary)
        try folder.write(["different.svg": "A", "extra.svg": "B"])
        XCTAssertEqual(
            try folder.complaints(about: ["different.svg": "C", "missing.svg": "D"]),
            [
                "Docs/made up/different.svg is not what is drawn. \(advice)",
                "Docs/made up/extra.svg is not drawn any more. \(advice)",
                "Docs/made up/missing.svg is missing. \(advice)",
            ])
    }

    func testWritingRemovesWhatIsNotDrawnAnyMore() throws {
        let temporary = try TemporaryFolder()
        let folder = folder(in: temporary)
        try folder.write(["old.svg": "A"])
        try folder.write(["new.svg": "B"])
        XCTAssertEqual(try folder.complaints(about: ["new.svg": "B"]), [])
    }
}
