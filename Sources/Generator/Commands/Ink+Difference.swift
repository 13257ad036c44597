import WaylineCommandLine

extension Ink {
    /// A difference with removed lines in red and added lines in green.
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
}
