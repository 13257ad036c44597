import WaylineInterface

/// A key that a user presses, whatever bytes the terminal sends for it.
///
/// A ``KeyTable`` says what each key does.
public enum Key: Sendable, Hashable {
    /// One scalar of text. A text field joins it to what stands before the cursor, so that a mark
    /// that is typed after its base becomes one character with it.
    case text(Unicode.Scalar)

    /// A paste in one piece, with its lines ended by line feeds. `lost` bytes were too many.
    case paste(String, lost: Int)

    /// Enter and Escape, Tab, and Tab with Shift.
    case enter, escape, tab, backTab

    /// An arrow, or a key of the pad above the arrows.
    case up, down, left, right, home, end, pageUp, pageDown

    /// A key that edits.
    case insert, backspace, delete

    /// One of the keys above with Ctrl, or with Alt.
    case controlLeft, controlRight, controlBackspace, controlDelete

    /// A page key with Ctrl.
    case controlPageUp, controlPageDown

    /// An arrow, Home or End with Shift, or a left or right arrow with Ctrl and Shift:
    /// `.shift(.controlLeft)`.
    indirect case shift(Key)

    /// A small letter with Ctrl, or `_`, which `/` and `7` also send.
    case control(Unicode.Scalar)

    /// A small letter with Alt.
    case alt(Unicode.Scalar)

    /// A function key, from 1 on.
    case function(Int)

    /// An event of the mouse.
    case mouse(Key.MouseEvent)

    /// A key without a meaning here.
    case unknown
}

extension Key: ExpressibleByUnicodeScalarLiteral {
    /// The key that types this scalar: `"q"`.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
        self = .text(scalar)
    }
}

extension Key {
    /// The key of a button or an action.
    init(_ key: KeyEquivalent) {
        self = key.hasControl ? .control(UInt8(key.scalar.value & 0x1F)) : .text(key.scalar)
    }

    private static let held: [Key: Key] = [
        .left: .controlLeft, .right: .controlRight, .backspace: .controlBackspace,
        .delete: .controlDelete, .enter: .unknown,
    ]

    /// The keys that select a text with Shift.
    static let shifted: Set<Key> = [
        .left, .right, .up, .down, .home, .end, .controlLeft, .controlRight,
    ]

    /// The key with `modifiers` held down.
    func with(_ modifiers: KeyModifiers) -> Key {
        if !modifiers.isDisjoint(with: .foreign) { return .unknown }
        if self == .tab && modifiers.contains(.shift) { return .backTab }
        if self == .pageUp && modifiers.contains(.control) { return .controlPageUp }
        if self == .pageDown && modifiers.contains(.control) { return .controlPageDown }
        let key = modifiers.isDisjoint(with: [.alt, .control]) ? self : Self.held[self] ?? self
        return modifiers.contains(.shift) && Self.shifted.contains(key) ? .shift(key) : key
    }

    /// The key of a byte below the space, other than escape.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x08: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x01...0x1A: .control(Unicode.Scalar(byte + 0x60))
        case 0x1F: .control("_")
        default: .unknown
        }
    }

    /// The key of a character pressed together with Alt. Terminals send an escape and then the
    /// character.
    static func alt(_ byte: UInt8) -> Key {
        switch byte {
        case 0x08, 0x7F: .controlBackspace
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .alt(Unicode.Scalar(byte))
        default: .unknown
        }
    }

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

    /// The key of a code point, which kitty and xterm send when asked to.
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
        case "_", "/", "7": .control("_")
        default: .unknown
        }
    }
}

/// The keys that are held down with another one, in the bits that xterm gives them.
struct KeyModifiers: OptionSet {
    let rawValue: Int

    static let shift = KeyModifiers(rawValue: 1)
    static let alt = KeyModifiers(rawValue: 2)
    static let control = KeyModifiers(rawValue: 4)
    /// Super, hyper and meta: the key belongs to another program.
    static let foreign = KeyModifiers(rawValue: 8 + 16 + 32)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates the modifiers of a parameter, which is greater by one; none if there is no
    /// parameter.
    init(parameter: Int) {
        rawValue = parameter > 0 ? parameter - 1 : 0
    }
}
