/// The keys that are held down with another one, in the bits that xterm gives them.
struct KeyModifiers: OptionSet {
    let rawValue: Int

    static let shift = KeyModifiers(rawValue: 1)
    static let alt = KeyModifiers(rawValue: 2)
    static let control = KeyModifiers(rawValue: 4)
    /// Super, hyper and meta, with which a key is some other program's.
    static let foreign = KeyModifiers(rawValue: 8 + 16 + 32)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Those of a parameter, which is greater by one; none, where there is no parameter.
    init(parameter: Int) {
        rawValue = parameter > 0 ? parameter - 1 : 0
    }

    var moveByWords: Bool { !isDisjoint(with: [.alt, .control]) }
}

extension Key {
    private static let overWords: [Key: Key] = [
        .left: .wordLeft, .right: .wordRight, .backspace: .deleteWord,
        .delete: .deleteWordForward, .enter: .unknown,
    ]

    /// The key as it is meant with `modifiers` held down.
    func with(_ modifiers: KeyModifiers) -> Key {
        if !modifiers.isDisjoint(with: .foreign) { return .unknown }
        if self == .tab && modifiers.contains(.shift) { return .backTab }
        if self == .pageUp && modifiers.contains(.control) { return .previousTab }
        if self == .pageDown && modifiers.contains(.control) { return .nextTab }
        return modifiers.moveByWords ? Self.overWords[self] ?? self : self
    }
}
