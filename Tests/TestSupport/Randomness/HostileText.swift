/// Texts with a sign that has a meaning in another language. A `Character` hides the sign in most
/// of them.
package enum HostileText {
    private static let signs = (0x20..<0x7F).compactMap(Unicode.Scalar.init).filter {
        !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }

    /// The scalars that join what follows them.
    private static let prepended: [Unicode.Scalar] = [
        "\u{600}", "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{8E2}", "\u{110BD}",
        // A letter.
        "\u{D4E}",
    ]

    /// The scalars that join what is before them.
    private static let combining: [Unicode.Scalar] = [
        "\u{301}", "\u{20DD}", "\u{FE0F}", "\u{200D}",
    ]

    /// Controls of a terminal, line ends and signs that change the direction of writing.
    package static let controls: [Unicode.Scalar] =
        [1...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C]
        .flatMap { $0.compactMap(Unicode.Scalar.init) }

    /// Each sign and each control alone and between scalars that hide it, and some attacks.
    package static let all: [String] =
        (signs + controls).flatMap { sign in
            ["\(sign)", "\u{600}\(sign)", "\(sign)\u{301}", "a\u{600}\(sign)\u{301}b"]
        } + prepended.map { "\($0)\"\u{301}" } + combining.map { "\u{600}\"\($0)" }
        + attacks.flatMap {
            [$0, "\u{600}\($0)", text($0.unicodeScalars.flatMap { [$0, "\u{301}"] })]
        }

    private static let attacks = [
        "", "\\(exit(1))", "\"\"\"", "\"#", "\r\n", "$(exit 1)", "`exit 1`", "'", "\\'", "!!",
        "=ls", "~",
        "<img src=x onerror=a()>", "</script>", "&lt;", "#quot;", "[a](b)", "a\n\nb", "--", "/*",
        "*/", "//",
    ]

    /// Returns a text of up to twelve of these scalars and letters.
    package static func random(using random: inout SplitMix) -> String {
        let scalars = [signs, prepended, combining, controls, ["a", "1", "ế", "漢"]]
        return text(
            (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
                scalars.randomElement(using: &random)?.randomElement(using: &random)
            })
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
