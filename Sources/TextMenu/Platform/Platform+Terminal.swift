#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Terminals.
extension Platform {
    typealias Settings = termios

    /// The bytes that a terminal keeps of a line. What is typed beyond them is lost.
    static let keptBytesOfLine = 4095

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Whether both descriptors are of one and the same terminal.
    static func isSameTerminal(_ one: Int32, _ other: Int32) -> Bool {
        var (first, second) = (stat(), stat())
        return isTerminal(one) && fstat(one, &first) == 0 && fstat(other, &second) == 0
            && first.st_rdev == second.st_rdev
    }

    /// The terminal, opened once more: it can be told not to keep us waiting, of which those who
    /// share the descriptor hear nothing. Where it cannot be opened, a copy of the descriptor.
    static func reopen(_ descriptor: Int32) -> Int32 {
        var name = [CChar](repeating: 0, count: 256)
        guard ttyname_r(descriptor, &name, name.count) == 0 else { return copy(descriptor) }
        let opened = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return opened >= 0 ? opened : copy(descriptor)
    }

    static func settings(_ terminal: Int32) -> Settings? {
        var found = Settings()
        return tcgetattr(terminal, &found) == 0 ? found : nil
    }

    /// The settings in which each byte arrives at once and as it is, the signal keys too.
    static func raw(_ settings: Settings) -> Settings {
        var raw = settings
        cfmakeraw(&raw)
        return raw
    }

    /// The settings in which lines are edited as they were, and nothing of them is seen.
    static func mute(_ settings: Settings) -> Settings {
        var mute = settings
        mute.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        return mute
    }

    /// Returns whether `descriptor` is a terminal that hands over whole lines.
    static func readsLines(_ descriptor: Int32) -> Bool {
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

    /// Columns and rows; zeros where the terminal does not know.
    static func size(of terminal: Int32) -> (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether the terminal is another job's at the moment.
    static func isInBackground(_ terminal: Int32) -> Bool {
        let foreground = tcgetpgrp(terminal)
        return foreground > 0 && foreground != getpgrp()
    }
}
