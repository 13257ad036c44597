extension ControlSequence {
    /// What the sequence says, once its last byte has come.
    enum Meaning: Equatable {
        case key(Key)
        /// A report of the terminal: nobody has pressed anything.
        case report
        case synchronizedOutput(Bool)
        case pasteBegins
        /// A click in the oldest form, whose place is told in three more bytes.
        case click
    }

    /// Whether `byte`, which else would be followed by another, ends the sequence in rxvt.
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
        let isMode = prefix == UInt8(ascii: "?") && intermediate == UInt8(ascii: "$")
        guard isMode, byte == UInt8(ascii: "y"), first == 2026 else { return .report }
        return .synchronizedOutput((1...3).contains(second))
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
        default: .key((Key.lettered(byte) ?? .unknown).with(modifiers))
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
