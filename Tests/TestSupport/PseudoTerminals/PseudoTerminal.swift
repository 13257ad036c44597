import Glibc

/// Both ends of a pseudo-terminal: one for the test, one for the program.
package final class PseudoTerminal {
    /// The end of the test.
    package private(set) var master: Int32
    /// The end of the program, which the test keeps open so that the settings outlive the program.
    package private(set) var slave: Int32
    package let name: String

    package init(columns: Int = 80, rows: Int = 24) throws {
        var (master, slave) = (Int32(-1), Int32(-1))
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &size) == 0 else {
            throw PseudoTerminalError.system("openpty", errno)
        }
        for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(master, F_SETFL, O_NONBLOCK)
        var name = [CChar](repeating: 0, count: 256)
        ttyname_r(slave, &name, name.count)
        (self.master, self.slave) = (master, slave)
        self.name = String(
            decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        close(master)
        close(slave)
    }

    /// Closes both ends that the test has: the terminal is gone.
    package func hangUp() {
        close(slave)
        close(master)
        (master, slave) = (-1, -1)
    }

    /// The number of bytes that were typed and not read yet.
    package var unread: Int {
        var (found, raw) = (termios(), termios())
        tcgetattr(slave, &found)
        cfmakeraw(&raw)
        tcsetattr(slave, TCSANOW, &raw)
        defer { tcsetattr(slave, TCSANOW, &found) }
        var count: Int32 = 0
        _ = ioctl(slave, UInt(FIONREAD), &count)
        return Int(count)
    }

    /// The terminal's settings for typed characters, as comparable numbers.
    package var settings: TerminalSettings {
        var found = termios()
        tcgetattr(slave, &found)
        return TerminalSettings(found)
    }

    package func stopEchoing() {
        var found = termios()
        tcgetattr(slave, &found)
        found.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(slave, TCSANOW, &found)
    }

    package func resize(columns: Int, rows: Int) {
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Types `bytes`. Returns the number of bytes that the terminal has accepted.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Int {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            sent += count
        }
        return sent
    }

    /// Returns the bytes written to the terminal, as soon as there are any or the time is over.
    package func receive(milliseconds: Int32) -> [UInt8] {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &bytes, bytes.count)
        return Array(bytes.prefix(max(count, 0)))
    }
}
