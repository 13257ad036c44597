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
        switch state {
        case .ground: takeInGround(byte)
        case .escape, .sequence: takeInSequence(byte)
        case .string, .command, .commandEscape: takeInString(byte)
        }
    }

    private mutating func takeInGround(_ byte: UInt8) -> Token {
        switch byte {
        case 0x1B: begin()
        case ..<0x20, 0x7F: .control(byte)
        default: text(byte)
        }
    }

    private mutating func takeInString(_ byte: UInt8) -> Token {
        switch (state, byte) {
        case (.command, 0x07), (.commandEscape, UInt8(ascii: "\\")):
            state = .ground
            return .command(String(decoding: collected, as: UTF8.self))
        case (.command, 0x1B): state = .commandEscape
        case (.command, _): collected.append(byte)
        case (.commandEscape, _):
            state = .escape
            return take(byte)
        case (_, 0x07): state = .ground
        case (_, 0x1B): return begin()
        case (_, _): break
        }
        return .nothing
    }

    private mutating func takeInSequence(_ byte: UInt8) -> Token {
        switch (state, byte) {
        case (_, 0x1B): return begin()
        case (.escape, UInt8(ascii: "[")): (state, collected) = (.sequence, [])
        case (.escape, UInt8(ascii: "]")): (state, collected) = (.command, [])
        case (.escape, UInt8(ascii: "P")): state = .string
        case (.escape, UInt8(ascii: "\\")): state = .ground
        // One row up, as by the sequence "A".
        case (.escape, UInt8(ascii: "M")): return end(ScreenSequence([], UInt8(ascii: "A")))
        case (.escape, _): return end(ScreenSequence([], byte))
        case (_, 0x40...0x7E): return end(ScreenSequence(collected, byte))
        case (_, _): collected.append(byte)
        }
        return .nothing
    }

    private mutating func begin() -> Token {
        (state, scalar) = (.escape, [])
        return .nothing
    }

    private mutating func end(_ sequence: ScreenSequence) -> Token {
        state = .ground
        return .sequence(sequence)
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
