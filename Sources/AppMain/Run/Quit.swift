import TextMenu

/// Ends the program with a word on the standard error.
func quit(_ status: ExitStatus, _ message: String) -> Never {
    StandardStreams.writeError("\(message)\n")
    Platform.exit(status.rawValue)
}
