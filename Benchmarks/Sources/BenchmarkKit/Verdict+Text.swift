extension Verdict {
    /// The text in the last column of the table.
    package var word: String {
        switch self {
        case .met: "ok"
        case .recovered: "MET"
        case .over, .worsened: "OVER"
        case .known: "known"
        }
    }

    /// The remark that `--check` prints after the table; nil if there is none on `reading`.
    package func remark(on reading: Reading) -> String? {
        let row = "'\(reading.name)'"
        let ratio = Figure(reading.ratio)
        switch self {
        case .met:
            return nil
        case .over:
            return
                "over the limit: \(row) reached \(ratio), the limit is \(Figure(reading.limit))."
        case .known(let noted):
            return """
                known shortfall: \(row) reached \(ratio), noted \(Figure(noted)), \
                the limit is \(Figure(reading.limit)).
                """
        case .worsened(let noted):
            return """
                worse than noted: \(row) reached \(ratio), a quarter or more over \
                the \(Figure(noted)) in KnownShortfalls.txt.
                """
        case .recovered(let noted):
            return """
                met now: \(row) reached \(ratio), the limit is \(Figure(reading.limit)): \
                remove its line with \(Figure(noted)) from KnownShortfalls.txt.
                """
        }
    }
}
