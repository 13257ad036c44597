import Glibc

/// The settings of a terminal, as a value that can be compared.
package struct TerminalSettings: Equatable {
    package let flags: [UInt32]
    package let characters: [UInt8]

    init(_ settings: termios) {
        flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
        characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    }

    /// True if lines are edited and shown, and keys send signals, as a shell needs.
    package var isForLines: Bool {
        let all = UInt32(ECHO | ICANON | ISIG)
        return flags[3] & all == all
    }

    /// True if lines are edited and keys send signals, but typed characters are not shown.
    package var isMute: Bool {
        flags[3] & UInt32(ECHO | ICANON | ISIG) == UInt32(ICANON | ISIG)
    }

    /// True if each byte arrives as soon as it is typed.
    package var isRaw: Bool {
        flags[3] & UInt32(ECHO | ICANON | ISIG) == 0
    }
}
