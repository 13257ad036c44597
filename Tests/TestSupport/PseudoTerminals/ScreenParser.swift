/// Separates text from commands to the terminal.
struct ScreenParser {
    enum Token {
        case nothing
        case text(Unicode.Scalar)
        case control(UInt8)
        case sequence(ScreenSequence)
        /// An operating system command.
        case command(String)
    }

    private enum State {
        case ground
        case escape
        case sequence
        case string
        case command
        /// After an escape that could end a command.
        case commandEscape
    }

    private var state = State.ground
    private var collected: [UInt8] = []
    private var scalar: [UInt8] = []

    mutating func take(_ byte: UInt8) -> Token {
        switch (state, byte) {
        case (.command, 0x07), (.commandEscape, UInt8(ascii: "\\")):
            state = .ground
            return .command(String(decoding: collected, as: UTF8.self))
        case (.command, 0x1B): state = .commandEscape
        case (.command, _): collected.append(byte)
        case (.commandEscape, _):
            state = .escape
            return take(byte)
        case (.string, 0x07): state = .ground
        case (.string, 0x1B), (.ground, 0x1B), (.sequence, 0x1B), (.escape, 0x1B):
            state = .escape
            scalar = []
        case (.string, _): break
        case (.escape, UInt8(ascii: "[")): (state, collected) = (.sequence, [])
        case (.escape, UInt8(ascii: "]")): (state, collected) = (.command, [])
        case (.escape, UInt8(ascii: "P")): state = .string
        case (.escape, UInt8(ascii: "\\")): state = .ground
        case (.escape, UInt8(ascii: "M")):
            // One row up, as by the sequence "A".
            state = .ground
            return .sequence(ScreenSequence([], UInt8(ascii: "A")))
        case (.escape, _):
            state = .ground
            return .sequence(ScreenSequence([], byte))
        case (.sequence, 0x40...0x7E):
            state = .ground
            return .sequence(ScreenSequence(collected, byte))
        case (.sequence, _): collected.append(byte)
        case (.ground, ..<0x20), (.ground, 0x7F): return .control(byte)
        case (.ground, _): return text(byte)
        }
        return .nothing
    }

    private mutating func text(_ byte: UInt8) -> Token {
        if byte & 0xC0 != 0x80 { scalar = [] }
        scalar.append(byte)
        let needed = byte < 0x80 ? 1 : scalar[0] >= 0xF0 ? 4 : scalar[0] >= 0xE0 ? 3 : 2
        guard scalar.count >= needed else { return .nothing }
        defer { scalar = [] }
        return .text(String(decoding: scalar, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
    }
}
