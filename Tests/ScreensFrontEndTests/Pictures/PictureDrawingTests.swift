import TextMenu
import WaylinePictures
import XCTest

/// The drawing of rows of a terminal as SVG.
final class PictureDrawingTests: XCTestCase {
    private func picture(
        _ theme: ColourTheme = .dark, cursor: Drawing.Position? = nil,
        _ fill: (inout FrameRow) -> Void
    ) -> String {
        var row = FrameRow(width: 20)
        fill(&row)
        var frame = Frame(size: TerminalSize(columns: 20, rows: 1))
        frame.add(row)
        frame.cursor = cursor
        return TerminalPicture([frame], theme).svg
    }

    func testCharactersOfXMLAreEscaped() {
        let svg = picture { $0.add("<a & \"b\">") }
        XCTAssert(svg.contains(">&lt;a &amp; &quot;b&quot;&gt;</text>"), svg)
    }

    func testEachTextHasItsPlaceAndItsWidth() {
        let svg = picture { row in
            row.skip(to: 2)
            row.add("One two  three")
        }
        XCTAssert(svg.contains("<text x=\"18\" y=\"15\" textLength=\"63\">One two</text>"), svg)
        XCTAssert(svg.contains("<text x=\"99\" y=\"15\" textLength=\"45\">three</text>"), svg)
    }

    func testAWideCharacterTakesTwoColumns() {
        let svg = picture { $0.add("日本!") }
        XCTAssert(svg.contains("<text x=\"0\" y=\"15\">日</text>"), svg)
        XCTAssert(svg.contains("<text x=\"18\" y=\"15\">本</text>"), svg)
        XCTAssert(svg.contains("<text x=\"36\" y=\"15\">!</text>"), svg)
    }

    func testASignStandsInItsOwnColumn() {
        let svg = picture { $0.add("› week ▾") }
        XCTAssert(svg.contains("<text x=\"0\" y=\"15\">›</text>"), svg)
        XCTAssert(svg.contains("<text x=\"18\" y=\"15\" textLength=\"36\">week</text>"), svg)
        XCTAssert(svg.contains("<text x=\"63\" y=\"15\">▾</text>"), svg)
    }

    func testTheCursorIsABar() {
        let svg = picture(cursor: Drawing.Position(row: 0, column: 3)) { _ in }
        XCTAssert(svg.contains("<rect x=\"27\" y=\"1\" width=\"2\" height=\"18\"/>"), svg)
    }

    func testTheColoursAreThoseOfTheTheme() {
        XCTAssert(picture(.dark) { _ in }.contains(".s3{fill:#00afaf}"))
        XCTAssert(picture(.light) { _ in }.contains(".s3{fill:#005f87}"))
        let svg = picture { $0.add("key", .accent) }
        XCTAssert(svg.contains("<text class=\"s3\" x=\"0\" y=\"15\" textLength=\"27\">key"), svg)
    }

    func testBoldSwappedAndUnderlinedTextsAreDrawnSo() {
        let svg = picture { row in
            row.add("A", .strong)
            row.add(" B ", .inverse)
            row.add("   ", .field)
            row.add("C", .match)
        }
        XCTAssert(svg.contains(".s1{font-weight:bold}"), svg)
        for (x, fill) in [(9, "#00afaf"), (36, "#444444")] {
            let ground = "<rect fill=\"\(fill)\" x=\"\(x)\" y=\"0\" width=\"27\" height=\"20\"/>"
            XCTAssert(svg.contains(ground), svg)
        }
        XCTAssert(svg.contains("<text class=\"s5\" x=\"18\" y=\"15\">B</text>"), svg)
        XCTAssert(
            svg.contains("<rect class=\"s13\" x=\"63\" y=\"18\" width=\"9\" height=\"1\"/>"), svg)
    }

    func testARuleIsALine() {
        let svg = picture { $0.fill(with: "─", .faint) }
        XCTAssert(
            svg.contains("<rect class=\"s2\" x=\"0\" y=\"10\" width=\"180\" height=\"1\"/>"), svg)
    }

    func testTheFileEndsWithALineEnd() {
        XCTAssert(picture { _ in }.hasSuffix("</svg>\n"))
    }
}
