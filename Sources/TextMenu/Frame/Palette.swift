/// What a terminal is told in order to show a style.
struct Palette {
    private let codes: [[UInt8]]

    init(_ depth: ColourDepth) {
        codes = (0...Style.inverse.rawValue).map { Self.code($0, depth) }
    }

    /// From any style to this one.
    func write(_ style: Style, after old: Style, to bytes: inout [UInt8]) {
        guard style != old else { return }
        bytes += [0x1B, 0x5B]
        if style != .plain, old != .plain { bytes += [0x30, 0x3B] }
        bytes += codes[Int(style.rawValue)]
        bytes.append(0x6D)
    }

    private static func code(_ style: UInt8, _ depth: ColourDepth) -> [UInt8] {
        guard let style = Style(rawValue: style) else { return [] }
        return Array(text(of: style, depth).utf8)
    }

    private static func text(of style: Style, _ depth: ColourDepth) -> String {
        switch (style, depth) {
        case (.plain, _): ""
        case (.strong, _): "1"
        case (.inverse, _): "7"
        case (.faint, .none), (.accent, .none), (.error, .none): "0"
        case (.faint, .sixteen): "2"
        case (.accent, .sixteen): "36"
        case (.error, .sixteen): "31"
        case (.faint, .twoHundredFiftySix): "38;5;245"
        case (.accent, .twoHundredFiftySix): "38;5;37"
        case (.error, .twoHundredFiftySix): "38;5;167"
        }
    }
}
