package import WaylineInterface
import WaylineText

/// The words of a control: its lines, and the rows of a list around the marked one.
@MainActor
package struct ControlText {
    /// A row of a list.
    package struct Row: Hashable, Sendable {
        package let index: Int
        package let title: String

        /// The text after the title of a row that was chosen, or is selected.
        let state: String

        /// The heading that begins at the row; nil for none.
        package let heading: String?

        package var text: String { title.printable + state }
    }

    /// The number of rows of a list that are shown at once.
    package static let mostRows = 10

    package let lines: [String]
    package private(set) var rows: [Row] = []

    /// A text after the rows; nil for none.
    package private(set) var remark: String?

    /// True if the list has other rows.
    package private(set) var isExcerpt = false

    package init(_ control: Control, _ wording: Wording) {
        lines = control.lines(in: wording).map(\.printable)
        guard !lines.isEmpty, case .options(let list) = control.input, list.isListed else { return }
        add(list, wording)
    }

    /// The lines and the rows.
    var all: [String] {
        lines + rows.flatMap { ($0.heading.map { [$0] } ?? []) + [$0.text] }
            + (remark.map { ["(\($0))"] } ?? [])
    }

    private mutating func add(_ list: some OptionInput, _ wording: Wording) {
        let range = list.excerpt
        rows = range.map { index in
            Row(
                index: index, title: list.text(at: index),
                state: (list.isSelected(at: index) ? ", \(wording[.selected])" : "")
                    + (list.isChosen(at: index) ? ", \(wording[.chosen])" : ""),
                heading: list.heading(at: index, in: range)?.printable)
        }
        isExcerpt = range.count < list.count
        if list.count == 0 {
            remark = list.emptyText(in: wording).printable
        } else if isExcerpt {
            remark = wording(
                .rowsFromTo, "\(range.lowerBound + 1)", "\(range.upperBound)", "\(list.count)")
        }
    }
}

extension OptionInput {
    /// The heading that begins at `index`, if `range` is shown; nil for none.
    fileprivate func heading(at index: Int, in range: Range<Int>) -> String? {
        let heading = section(at: index)
        let isFirst = index == range.lowerBound || section(at: index - 1) != heading
        return isFirst && !heading.isEmpty ? heading : nil
    }

    /// The rows that are shown: those around the marked one.
    package var excerpt: Range<Int> {
        let start = marked / ControlText.mostRows * ControlText.mostRows
        return start..<max(min(start + ControlText.mostRows, count), start)
    }
}
