/// The bytes so far of a sequence that began with CSI or SS3.
///
/// It takes the same memory however long the sequence is.
struct ControlSequence {
    enum Introducer {
        case csi
        case ss3
    }

    let introducer: Introducer
    /// True if an escape stood before the introducer: rxvt says Alt in this way.
    let isAlt: Bool
    private(set) var prefix: UInt8 = 0
    private(set) var intermediate: UInt8 = 0
    private(set) var first = 0
    private(set) var second = 0
    private(set) var third = 0
    /// The kind of event after the modifiers, as in `1:3`, which says that a key was released.
    private(set) var event = 0
    /// The number of parameters, of which the last one may be empty.
    private(set) var count = 1
    private(set) var isFresh = true
    /// True if it does not have the form of a sequence, or is longer than any known one.
    private(set) var isStrange = false
    private var part = 0
    private var length = 0

    init(_ introducer: Introducer, isAlt: Bool) {
        self.introducer = introducer
        self.isAlt = isAlt
    }

    var modifiers: KeyModifiers {
        KeyModifiers(parameter: second).union(isAlt ? .alt : [])
    }

    /// Takes a byte that does not end the sequence: 0x20 to 0x3F.
    mutating func take(_ byte: UInt8) {
        length = min(length + 1, 1_000)
        if length > 64 || intermediate != 0 && byte > 0x2F { isStrange = true }
        switch byte {
        case 0x20...0x2F: intermediate = byte
        case 0x30...0x39: add(Int(byte) - 0x30)
        case UInt8(ascii: ":"): part = min(part + 1, 10)
        case UInt8(ascii: ";"): (count, part) = (min(count + 1, 10), 0)
        default: if isFresh { prefix = byte } else { isStrange = true }
        }
        isFresh = false
    }

    private mutating func add(_ digit: Int) {
        switch (count, part) {
        case (1, 0): first = min(first * 10 + digit, 10_000_000)
        case (2, 0): second = min(second * 10 + digit, 10_000_000)
        case (3, 0): third = min(third * 10 + digit, 10_000_000)
        case (2, 1): event = min(event * 10 + digit, 10_000_000)
        default: break
        }
    }
}

extension ControlSequence {
    /// The meaning of the sequence, once its last byte is known.
    enum Meaning: Equatable {
        case key(Key)
        /// A report of the terminal: nobody has pressed anything.
        case report
        case synchronizedOutput(Bool)
        /// The answer to the question for the kind of terminal.
        case kindOfTerminal
        case pasteBegins
        /// A click in the oldest form, whose position is in three more bytes.
        case click
    }

    /// Returns whether `byte`, which normally comes before another byte, ends the sequence in rxvt.
    func endsWith(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "$") && introducer == .csi && prefix == 0 && intermediate == 0
            && count == 1 && Key.numbered(first) != nil
    }

    func meaning(endedBy byte: UInt8) -> Meaning {
        if isStrange { return prefix == 0 ? .key(.unknown) : .report }
        if prefix != 0 || intermediate != 0 { return report(endedBy: byte) }
        if event == 3 { return .report }
        return introducer == .ss3 ? keypad(byte) : press(byte)
    }

    private func report(endedBy byte: UInt8) -> Meaning {
        if prefix == UInt8(ascii: "<"), intermediate == 0, count == 3 { return mouse(byte) }
        if prefix == UInt8(ascii: "?"), intermediate == 0, byte == UInt8(ascii: "c") {
            return .kindOfTerminal
        }
        let isMode = prefix == UInt8(ascii: "?") && intermediate == UInt8(ascii: "$")
        guard isMode, byte == UInt8(ascii: "y"), first == 2026 else { return .report }
        return .synchronizedOutput((1...3).contains(second))
    }

    private func mouse(_ byte: UInt8) -> Meaning {
        let isRelease = byte == UInt8(ascii: "m")
        guard isRelease || byte == UInt8(ascii: "M") else { return .report }
        let event = Key.MouseEvent(code: first, column: second, row: third, isRelease: isRelease)
        return event.map { .key(.mouse($0)) } ?? .report
    }

    private func press(_ byte: UInt8) -> Meaning {
        switch Character(Unicode.Scalar(byte)) {
        case "~" where first == 200: .pasteBegins
        case "~" where first == 201: .report
        case "~" where first == 27: .key(Key.coded(third, modifiers))
        case "~": .key((Key.numbered(first) ?? .unknown).with(modifiers))
        case "^", "@": .key((Key.numbered(first) ?? .unknown).with(modifiers.union(.control)))
        case "$": .key((Key.numbered(first) ?? .unknown).with(modifiers.union(.shift)))
        case "u": .key(Key.coded(first, modifiers))
        case "R" where first > 1: .report
        case "M" where count == 1 && first == 0: .click
        case "I", "O", "M", "n", "t", "x", "y": .report
        default:
            .key(
                (Key.lettered(byte) ?? .unknown)
                    .with(byte < 0x60 ? modifiers : modifiers.union(.shift)))
        }
    }

    private func keypad(_ byte: UInt8) -> Meaning {
        let modifiers = count == 1 ? KeyModifiers(parameter: first) : modifiers
        switch byte {
        case UInt8(ascii: "M"): return .key(.enter)
        case UInt8(ascii: "I"): return .key(.tab)
        case UInt8(ascii: "X"): return .key(.text("="))
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            return .key(.text(Unicode.Scalar(byte - 0x40)))
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            return .key((Key.lettered(byte - 0x20) ?? .unknown).with(.control))
        default: return .key((Key.lettered(byte) ?? .unknown).with(modifiers))
        }
    }
}
