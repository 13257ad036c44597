/// Makes keys of the bytes that a terminal sends.
///
/// It knows the bytes of xterm, rxvt, the Linux console, tmux, screen and kitty. The bytes may be
/// split anywhere: an incomplete key waits for the rest. No input makes it grow beyond the limit of
/// a paste. After that limit, ^C ends a paste, and the other bytes up to its end are lost.
struct KeyParser: Sendable {
    /// The number of bytes of a paste that are kept. Those after them are counted.
    static let pasteLimit = 1 << 20

    private enum State {
        case ground
        /// After an escape, or after two.
        case escape(twice: Bool)
        case sequence(ControlSequence)
        /// After `CSI [`, by which the Linux console begins its first function keys.
        case console
        case click(missing: Int)
        /// In an operating system command, or another string that only a terminal would send.
        case string(isFresh: Bool, afterEscape: Bool)
        case paste
    }

    private(set) var answers = TerminalAnswers()

    private var state = State.ground
    private var decoder = ScalarDecoder()
    private var isAlt = false
    private var pasted = PastedText(limit: pasteLimit)

    /// The operating system command under way; nil in another string.
    private var command: ReportedString?

    init() {}

    /// True if the last bytes could be a key, or could begin a longer one: `flush` decides it.
    var isWaiting: Bool {
        switch state {
        case .escape: true
        case .sequence(let sequence): sequence.isFresh
        case .string(let isFresh, _): isFresh
        case .ground, .console, .click, .paste: false
        }
    }

    /// True if a paste, a string or a sequence has begun and not ended: `giveUp` ends it.
    var isUnfinished: Bool {
        switch state {
        case .sequence, .console, .click, .string, .paste: true
        case .ground, .escape: false
        }
    }

    /// Returns the keys that are complete with `bytes`.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { take(byte, &keys) }
        return keys
    }

    /// Returns the waiting bytes as a key: the rest has not come in time.
    mutating func flush() -> [Key] {
        guard isWaiting else { return [] }
        defer { state = .ground }
        switch state {
        case .escape(let twice): return twice ? [.escape, .escape] : [.escape]
        case .ground, .sequence, .console, .click, .string, .paste: return [.unknown]
        }
    }

    /// Ends a paste or a sequence whose end has not come in time. Otherwise, it would swallow all
    /// later keys. The text of a paste is kept. A `^C` at its end is a key of the user.
    mutating func giveUp() -> [Key] {
        guard isUnfinished else { return [] }
        defer { state = .ground }
        guard case .paste = state else { return [] }
        let isInterrupted = pasted.dropInterrupts()
        return [takePaste()] + (isInterrupted ? [.control("c")] : [])
    }

    private mutating func takePaste() -> Key {
        defer { pasted = PastedText(limit: Self.pasteLimit) }
        return pasted.finished()
    }

    private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
        switch state {
        case .ground: takeAlone(byte, &keys)
        case .escape(let twice): take(byte, afterEscapes: twice ? 2 : 1, &keys)
        case .sequence(let sequence): take(byte, in: sequence, &keys)
        case .console: takeConsole(byte, &keys)
        case .click(let missing): state = missing > 1 ? .click(missing: missing - 1) : .ground
        case .string(_, let afterEscape): takeInString(byte, afterEscape, &keys)
        case .paste:
            let isInterrupted = byte == 0x03 && pasted.isFull
            guard isInterrupted || pasted.takesEnd(with: byte) else { return }
            keys.append(takePaste())
            state = .ground
            if isInterrupted { takeAlone(byte, &keys) }
        }
    }

    private mutating func takeAlone(_ byte: UInt8, _ keys: inout [Key]) {
        state = .ground
        if !decoder.isInside {
            switch byte {
            case 0x1B: return state = .escape(twice: false)
            case 0x7F: return keys.append(.backspace)
            case ..<0x20: return keys.append(.control(byte))
            default: break
            }
        }
        switch decoder.take(byte) {
        case .more: return
        case .scalar(let scalar): append(scalar, &keys)
        case .broken(let again):
            append("\u{FFFD}", &keys)
            if again { takeAlone(byte, &keys) }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ keys: inout [Key]) {
        let isControl = (0x80..<0xA0).contains(scalar.value)
        keys.append(isAlt || isControl ? .unknown : .text(scalar))
        isAlt = false
    }

    private mutating func take(_ byte: UInt8, afterEscapes count: Int, _ keys: inout [Key]) {
        if count == 2 && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "O") {
            keys.append(.escape)
        }
        switch byte {
        case 0x1B: state = .escape(twice: true)
        case UInt8(ascii: "["): state = .sequence(ControlSequence(.csi, isAlt: count == 2))
        case UInt8(ascii: "O"): state = .sequence(ControlSequence(.ss3, isAlt: count == 2))
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            state = .string(isFresh: true, afterEscape: false)
            command = byte == UInt8(ascii: "]") ? ReportedString() : nil
        case 0x80...:
            isAlt = true
            takeAlone(byte, &keys)
        case 0x08, 0x09, 0x0A, 0x0D, 0x20...:
            state = .ground
            keys.append(.alt(byte))
        default:
            keys.append(.escape)
            takeAlone(byte, &keys)
        }
    }

    private mutating func takeConsole(_ byte: UInt8, _ keys: inout [Key]) {
        guard (0x20..<0x7F).contains(byte) else { return takeAlone(byte, &keys) }
        state = .ground
        let isFunction = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte)
        keys.append(isFunction ? .function(Int(byte) - 0x40) : .unknown)
    }

    private mutating func take(
        _ byte: UInt8, in sequence: ControlSequence, _ keys: inout [Key]
    ) {
        var sequence = sequence
        switch byte {
        case 0x20...0x3F where !sequence.endsWith(byte):
            sequence.take(byte)
            state = .sequence(sequence)
        case UInt8(ascii: "[") where sequence.isFresh && sequence.introducer == .csi:
            state = .console
        case 0x20..<0x7F:
            state = .ground
            take(sequence.meaning(endedBy: byte), &keys)
        default: takeAlone(byte, &keys)
        }
    }

    private mutating func take(_ meaning: ControlSequence.Meaning, _ keys: inout [Key]) {
        switch meaning {
        case .key(let key): keys.append(key)
        case .report: break
        case .synchronizedOutput(let answer): answers.synchronizesOutput = answer
        case .kindOfTerminal: answers.areComplete = true
        case .pasteBegins: state = .paste
        case .click: state = .click(missing: 3)
        }
    }

    private mutating func takeInString(
        _ byte: UInt8, _ afterEscape: Bool, _ keys: inout [Key]
    ) {
        switch byte {
        case UInt8(ascii: "\\") where afterEscape: endString()
        case _ where afterEscape: take(byte, afterEscapes: 1, &keys)
        case 0x1B: state = .string(isFresh: false, afterEscape: true)
        case 0x03: takeAlone(byte, &keys)
        case 0x07: endString()
        case 0x18, 0x1A: state = .ground
        default:
            command?.take(byte)
            state = .string(isFresh: false, afterEscape: false)
        }
    }

    private mutating func endString() {
        state = .ground
        answers.theme = answers.theme ?? command?.theme
    }
}
