#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#else
    package import Darwin
#endif

/// Terminals.
extension Platform {
    package typealias Settings = termios

    /// The bytes that a terminal keeps of a line. It discards characters that are typed after them.
    package static let keptBytesOfLine = 4095

    package static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Returns whether both descriptors belong to the same terminal.
    package static func isSameTerminal(_ one: Int32, _ other: Int32) -> Bool {
        var (first, second) = (stat(), stat())
        return isTerminal(one) && fstat(one, &first) == 0 && fstat(other, &second) == 0
            && first.st_rdev == second.st_rdev
    }

    /// Opens the terminal once more, without blocking, which does not affect other users of the
    /// descriptor. Returns a copy of the descriptor if the terminal cannot be opened.
    package static func reopen(_ descriptor: Int32) -> Int32 {
        var name = [CChar](repeating: 0, count: 256)
        guard ttyname_r(descriptor, &name, name.count) == 0 else { return copy(descriptor) }
        let opened = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return opened >= 0 ? opened : copy(descriptor)
    }

    package static func settings(_ terminal: Int32) -> Settings? {
        var found = Settings()
        return tcgetattr(terminal, &found) == 0 ? found : nil
    }

    /// The settings in which each byte arrives immediately and unchanged, including those of signal
    /// keys.
    static func raw(_ settings: Settings) -> Settings {
        var raw = settings
        cfmakeraw(&raw)
        return raw
    }

    /// The settings in which lines are edited as before, but are not shown.
    static func mute(_ settings: Settings) -> Settings {
        var mute = settings
        mute.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        return mute
    }

    /// Returns whether `descriptor` is a terminal that delivers whole lines.
    package static func readsLines(_ descriptor: Int32) -> Bool {
        settings(descriptor).map { $0.c_lflag & tcflag_t(ICANON) != 0 } ?? false
    }

    static func set(_ settings: UnsafePointer<Settings>, of terminal: Int32) {
        while tcsetattr(terminal, TCSANOW, settings) != 0 && errno == EINTR {}
    }

    static func discardInput(of terminal: Int32) {
        tcflush(terminal, TCIFLUSH)
    }

    static func discardOutput(of terminal: Int32) {
        tcflush(terminal, TCOFLUSH)
    }

    /// Columns and rows; zeros if the terminal does not know them.
    package static func size(of terminal: Int32) -> (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Returns whether another job has the terminal at the moment.
    static func isInBackground(_ terminal: Int32) -> Bool {
        let foreground = tcgetpgrp(terminal)
        return foreground > 0 && foreground != getpgrp()
    }
}
