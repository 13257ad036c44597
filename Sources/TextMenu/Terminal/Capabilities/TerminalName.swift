/// What the name of a terminal, the value of `TERM`, tells of it.
struct TerminalName {
    private let name: String

    init(_ name: String) {
        self.name = name.lowercased()
    }

    /// It shows lines and nothing else. A terminal without a name is taken for one of these.
    var isDumb: Bool {
        ["", "dumb", "unknown"].contains(name)
    }

    var isMonochrome: Bool {
        name.hasPrefix("vt") || name.hasSuffix("-m") || name.hasSuffix("-mono")
    }

    var hasManyColours: Bool {
        ["256color", "direct", "kitty", "alacritty", "ghostty", "wezterm", "foot"]
            .contains { name.holds($0) }
    }

    /// It may show what it does not understand.
    var isOld: Bool {
        isDumb || ["linux", "vt", "ansi", "cons", "sun"].contains { name.hasPrefix($0) }
    }
}
