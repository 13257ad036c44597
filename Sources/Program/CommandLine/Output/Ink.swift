/// The colours of the output. Only a terminal with colours gets any.
package struct Ink: Hashable, Sendable {
    package let isColoured: Bool

    package static let none = Ink(isColoured: false)

    package init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// Colours on a terminal, unless `NO_COLOR` is set to anything, or `TERM` is `dumb`.
    package init(isTerminal: Bool, variable: (String) -> String?) {
        let isRefused = variable("NO_COLOR").map { !$0.isEmpty } ?? false
        self.init(isColoured: isTerminal && !isRefused && variable("TERM") != "dumb")
    }

    func bold(_ text: String) -> String { painted(text, "1") }
    package func red(_ text: String) -> String { painted(text, "31") }
    package func green(_ text: String) -> String { painted(text, "32") }
    package func faint(_ text: String) -> String { painted(text, "2") }

    private func painted(_ text: String, _ code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
