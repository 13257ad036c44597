import XCTest

extension XCTestCase {
    /// Fails unless `drawn` is the picture at `index` under `heading` in the page of this name.
    @MainActor
    func assertPicture(
        _ drawn: String, in page: String, under heading: String, at index: Int = 0,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        var guide = try GuidePage(page)
        if Pen.isTaken { try guide.replace(index, under: heading, with: drawn) }
        if let complaint = guide.complaint(about: drawn, under: heading, at: index) {
            XCTFail(complaint, file: file, line: line)
        }
    }
}
