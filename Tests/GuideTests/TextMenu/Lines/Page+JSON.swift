import Wayline

extension Page {
    /// The page as one line of JSON.
    var json: String {
        let titles = trail.map(\.quoted).joined(separator: ", ")
        let lines = parts.map { part in
            switch part {
            case .heading(let text): text.quoted
            case .control(let control): control.spokenText.quoted
            }
        }
        return "{\"trail\": [\(titles)], \"page\": [\(lines.joined(separator: ", "))]}"
    }
}

extension String {
    /// The text in quotation marks, with invisible characters made visible.
    fileprivate var quoted: String {
        let marked = printable.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
        return "\"\(marked.joined())\""
    }
}
