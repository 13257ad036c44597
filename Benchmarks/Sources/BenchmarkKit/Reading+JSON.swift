extension Reading {
    /// One JSON object. Its figures are minima, so that they agree with `ratio` and `ok`.
    package var json: String {
        """
        {"name": \(quoted(name)), "value": \(Figure(value.minimum)), "unit": \(quoted(unit)), \
        "floor": \(floor.map { "\(Figure($0.minimum))" } ?? "null"), \
        "ratio": \(Figure(ratio)), "limit": \(Figure(limit)), "ok": \(isMet)}
        """
    }
}

extension [Reading] {
    /// A JSON array with an object on each line.
    package var json: String {
        isEmpty ? "[]" : "[\n  " + map(\.json).joined(separator: ",\n  ") + "\n]"
    }
}

private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{0}"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
