/// What a terminal tells the program that has it.
package enum TerminalEvent: Sendable, Equatable {
    case keys([Key])
    case resized(TerminalSize)
    /// The program was stopped and goes on: the screen is empty.
    case resumed
    /// The terminal is gone. There will be no more events.
    case ended
}
