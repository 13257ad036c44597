/// Several texts of one line each, kept as one.
package struct TextLines: SQLStorable {
    let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    package init?(stored: SQLValue) {
        guard case .text(let text) = stored else { return nil }
        lines = text.split(separator: "\n").map(String.init)
    }

    package var stored: SQLValue { .text(lines.joined(separator: "\n")) }
}
