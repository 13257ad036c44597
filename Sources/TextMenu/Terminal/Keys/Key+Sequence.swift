extension Key {
    /// The key that a letter after CSI or SS3 stands for.
    static func lettered(_ byte: UInt8) -> Key? {
        switch Character(Unicode.Scalar(byte)) {
        case "A", "a": .up
        case "B", "b": .down
        case "C", "c": .right
        case "D", "d": .left
        case "F": .end
        case "H": .home
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        case "Z": .backTab
        default: nil
        }
    }

    /// The key that a number before `~` stands for.
    static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// The key that a terminal tells by its code point, as kitty's and xterm's do when asked to.
    static func coded(_ code: Int, _ modifiers: KeyModifiers) -> Key {
        switch code {
        case 8, 127: return backspace.with(modifiers)
        case 9: return tab.with(modifiers)
        case 13: return enter.with(modifiers)
        case 27: return escape.with(modifiers)
        case 0x20..<0x7F, 0xA0..<0xE000, 0xF900..<0x110000: break
        default: return .unknown
        }
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
            return .unknown
        }
        if !modifiers.isDisjoint(with: .foreign) { return .unknown }
        if modifiers.contains(.control) { return controlled(scalar) }
        if modifiers.contains(.alt) { return scalar.isASCII ? alt(UInt8(scalar.value)) : .unknown }
        return .text(scalar)
    }

    /// The key of a character pressed together with Ctrl.
    private static func controlled(_ scalar: Unicode.Scalar) -> Key {
        switch scalar {
        case "a"..."z", "A"..."Z": control(UInt8(scalar.value & 0x1F))
        default: .unknown
        }
    }
}
