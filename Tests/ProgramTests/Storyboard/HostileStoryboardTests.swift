import TestSupport
import TextMenu
import WaylineExploration
import XCTest

@testable import WaylineProgram

/// A storyboard of an app whose titles come from somebody else.
final class HostileStoryboardTests: XCTestCase {
    func testATitleIsNeitherAControlNorMarkup() {
        let titles =
            HostileText.controls.map { "a\u{600}\($0)\u{301}b" }
            + ["\u{600}<img src=x onerror=a()>", "\"\u{301} x=\"", "a\r\nb", "#quot;", "`"]
        let html =
            Storyboard(
                title: "Signs\u{600}<\u{301}\u{2028}",
                screens: titles.map { Storyboard.Screen(name: $0, title: $0, picture: row($0)) },
                ways: titles.map { .init(from: $0, to: titles[0], $0, script: [$0]) }
            ).html
        let controls = html.unicodeScalars.filter {
            $0 != "\n" && HostileText.controls.contains($0)
        }
        XCTAssertEqual(controls.map(\.value), [])
        XCTAssertFalse(String(decoding: html.utf8, as: Unicode.ASCII.self).contains("<img"), html)
    }

    private func row(_ text: String) -> Frame {
        var (row, frame) = (FrameRow(width: 60), Frame(size: TerminalSize(columns: 60, rows: 1)))
        row.add(text)
        frame.add(row)
        return frame
    }
}
