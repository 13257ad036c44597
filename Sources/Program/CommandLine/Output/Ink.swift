/// The colours of the output. Only a terminal with colours gets any.
struct Ink: Hashable, Sendable {
    let isColoured: Bool

    static let none = Ink(isColoured: false)

    init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// Colours on a terminal, unless `NO_COLOR` is set to anything, or `TERM` is `dumb`.
    init(isTerminal: Bool, variable: (String) -> String?) {
        let isRefused = variable("NO_COLOR").map { !$0.isEmpty } ?? false
        self.init(isColoured: isTerminal && !isRefused && variable("TERM") != "dumb")
    }

    func bold(_ text: String) -> String { painted(text, "1") }
    func red(_ text: String) -> String { painted(text, "31") }
    func green(_ text: String) -> String { painted(text, "32") }
    func faint(_ text: String) -> String { painted(text, "2") }

    /// Returns a difference with removed lines in red and added lines in green.
    func difference(_ text: String) -> String {
        guard isColoured else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.first {
            case "+": green(String(line))
            case "-": red(String(line))
            case "@": faint(String(line))
            case _: String(line)
            }
        }.joined(separator: "\n")
    }

    private func painted(_ text: String, _ code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
