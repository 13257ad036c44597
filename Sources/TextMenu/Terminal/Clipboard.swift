import WaylineInterface

/// The clipboard of the user's terminal, which a program can fill and never reads.
///
/// The text is written as OSC 52, in base64, so that no part of it can act as an escape sequence. A
/// terminal that does not know the sequence ignores it, and does not say so.
@MainActor
struct Clipboard {
    /// The number of bytes of the longest text. Its sequence is shorter than the 100,000 bytes that
    /// some terminals accept.
    static let limit = 72 * 1_024

    /// Writes to the terminal; nil if it may print an unknown sequence.
    private let write: (([UInt8]) -> Void)?

    init(_ capabilities: TerminalCapabilities, write: @escaping ([UInt8]) -> Void) {
        self.write = capabilities.canBeAsked ? write : nil
    }

    /// Copies the text of `control`. Returns what to tell the user.
    func copy(from control: Control?, _ wording: Wording) -> (String, FrameRow.Style) {
        if control?.input.text?.isSecure == true { return (wording[.copySecret], .warning) }
        guard let text = control?.look.copiedText, !text.isEmpty else {
            return (wording[.copyNothing], .warning)
        }
        guard let write else { return (wording[.copyUnknown], .warning) }
        guard text.utf8.count <= Self.limit else {
            return (wording(.copyTooLong, "\(Self.limit)"), .warning)
        }
        write(Array("\u{1B}]52;c;\(Self.base64(text.utf8))\u{1B}\\".utf8))
        return (wording[.copied], .accent)
    }

    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func base64(_ bytes: String.UTF8View) -> String {
        var text: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 & 0xFFFF | Int(byte), count + 8)
            while count >= 6 {
                count -= 6
                text.append(digits[bits >> count & 0x3F])
            }
        }
        if count > 0 { text.append(digits[bits << (6 - count) & 0x3F]) }
        text += Array(repeating: UInt8(ascii: "="), count: (4 - text.count % 4) % 4)
        return String(decoding: text, as: UTF8.self)
    }
}
