extension String {
    /// The text with each control character but the line feed replaced, so that none of what it
    /// holds can reach a terminal as an escape sequence.
    var withoutControls: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            let isControl = scalar != "\n" && scalar.properties.generalCategory == .control
            result.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
