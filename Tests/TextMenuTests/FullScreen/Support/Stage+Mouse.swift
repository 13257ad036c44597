import TextMenu
import WaylineText
import XCTest

extension Stage {
    /// Clicks on the first row that shows `text`, at its beginning.
    func click(_ text: String) throws {
        let lines = glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try XCTUnwrap(lines.firstIndex { $0.contains(text) }, glass.text)
        let start = try XCTUnwrap(lines[row].range(of: text)?.lowerBound)
        let column = String(lines[row][..<start]).columns
        press(.mouse(Key.MouseEvent(.press, row: row, column: column)))
    }
}
