/// A colour as a terminal reports it: `rgb:1e1e/1e1e/2e2e`, `rgba:` with a fourth part, or
/// `#1e1e2e`.
struct ReportedColour: Equatable {
    /// The parts, from 0 to 1.
    let red, green, blue: Double

    /// Returns nil if the text has another form.
    init?(_ text: String) {
        let values = Self.parts(text).map(Self.value)
        guard values.count >= 3, let red = values[0], let green = values[1], let blue = values[2]
        else { return nil }
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The approximate relative luminance, from 0 to 1.
    var luminance: Double {
        0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
    }

    private static func parts(_ text: String) -> [Substring] {
        if text.hasPrefix("#") { return thirds(text.dropFirst()) }
        for (name, count) in [("rgb:", 3), ("rgba:", 4)] where text.hasPrefix(name) {
            let parts = text.dropFirst(name.count)
                .split(separator: "/" as Character, omittingEmptySubsequences: false)
            return parts.count == count ? parts : []
        }
        return []
    }

    private static func thirds(_ digits: Substring) -> [Substring] {
        let length = digits.count / 3
        guard digits.count == length * 3 else { return [] }
        return (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
    }

    /// The value of one to four hexadecimal digits, as a part of the greatest value.
    private static func value(_ digits: Substring) -> Double? {
        guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else {
            return nil
        }
        return Int(digits, radix: 16).map {
            Double($0) / Double(1 << (4 * digits.utf8.count) - 1)
        }
    }
}
