/// The answers of a terminal to the questions that it was asked.
struct TerminalAnswers: Equatable, Sendable {
    /// True if it can show a frame at once; nil until it answers.
    var synchronizesOutput: Bool?

    /// The theme for its background; nil until it answers. Only its first answer counts.
    var theme: ColourTheme?

    /// True if it has answered the last question, so that no answers are under way.
    var areComplete = false
}

/// The first bytes of a report that the terminal is sending.
struct ReportedString {
    /// The number of bytes of the longest report that is understood.
    private static let limit = 64

    private var bytes: [UInt8] = []
    private var isTooLong = false

    mutating func take(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) } else { isTooLong = true }
    }

    /// The theme for the background that it reports; nil if it is another report.
    var theme: ColourTheme? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !isTooLong, text.hasPrefix("11;") else { return nil }
        return ReportedColour(String(text.dropFirst(3))).map(ColourTheme.init(background:))
    }
}
