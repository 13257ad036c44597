extension Unicode.Scalar {
    /// How a scalar that is not written as it is is shown: a control as its picture, such as ␛,
    /// and all else by its number, such as ‹U+202E›.
    var notation: String {
        switch value {
        case 0..<0x20: Self.picture(0x2400 + value)
        case 0x7F: "␡"
        default: "‹U+\(hexadecimal)›"
        }
    }

    private static func picture(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }

    /// With at least four digits.
    private var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
