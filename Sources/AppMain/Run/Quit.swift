import Wayline
import WaylineCommands
import WaylineSystem

/// Ends the program with a word on the standard error, in one line or several.
func quit(_ status: ExitStatus, _ lines: String...) -> Never {
    StandardStreams.writeError(lines.map(Output.line).joined())
    Platform.exit(status.rawValue)
}
