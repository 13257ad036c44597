import TextMenu

/// What the program's end says to the shell.
enum ExitStatus: Int32 {
    case failure = 1
    case usage = 64
}

/// Ends the program with a word on the standard error.
func quit(_ status: ExitStatus, _ message: String) -> Never {
    StandardStreams.writeError("\(message)\n")
    Platform.exit(status.rawValue)
}
