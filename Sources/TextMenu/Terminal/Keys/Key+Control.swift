extension Key {
    /// The key of a byte below the space, other than escape.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x01: .lineStart
        case 0x02: .left
        case 0x03: .interrupt
        case 0x04: .endOfInput
        case 0x05: .lineEnd
        case 0x06: .right
        case 0x08: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x0B: .deleteToEnd
        case 0x0C: .redraw
        case 0x0E: .down
        case 0x10: .up
        case 0x15: .deleteToStart
        case 0x17: .deleteWord
        case 0x1A: .suspend
        default: .unknown
        }
    }

    /// The key of a character pressed together with Alt, which terminals say by an escape.
    static func alt(_ byte: UInt8) -> Key {
        switch byte {
        case UInt8(ascii: "b"): .wordLeft
        case UInt8(ascii: "f"): .wordRight
        case UInt8(ascii: "d"): .deleteWordForward
        case 0x08, 0x7F: .deleteWord
        default: .unknown
        }
    }
}
