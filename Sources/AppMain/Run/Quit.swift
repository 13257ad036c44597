import Wayline
import WaylineCommandLine
import WaylineSystem

/// Ends the program with a message of one or more lines on the standard error.
func quit(_ status: ExitStatus, _ lines: String...) -> Never {
    StandardStreams.writeError(lines.map(Output.line).joined())
    Platform.exit(status.rawValue)
}
