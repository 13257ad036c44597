import WaylineSystem

/// The reason why a recording cannot be written, read, replayed or verified.
public indirect enum RecordingError: Error, Hashable, Sendable {
    /// The file cannot be written.
    case notWritten(String, reason: String)

    /// The folder for the data of a run cannot be created.
    case noFolder(in: String, reason: String)

    /// The script is for an app of another name.
    case otherApp(String, name: String)

    /// The app uses this service outside of its process.
    case outside(String)

    /// The recording of a test leaves out this many earlier steps.
    case omitted(Int)

    /// A step differs from the recording.
    case otherEffect(step: Int)

    /// The recording has a secret of this name, and its text is not known.
    case unknownSecret(String)

    /// The words of a script lead to another screen: its first different line, and the recorded
    /// one.
    case otherScreen(line: String, recorded: String)

    /// A step fails when its words are carried out.
    case failsInWords(step: Int, reason: String)

    /// A step that scripts have no words for.
    case noWords(String, step: Int)

    /// A step that asks to quit, and does not end the app.
    case asksToQuit(step: Int)
}

extension RecordingError: CustomStringConvertible {
    /// The reason in a sentence, and what to do.
    public var description: String {
        switch self {
        case .notWritten(let path, let reason):
            "The recording '\(path)' cannot be written: \(reason). Name another file."
        case .noFolder(let path, let reason):
            "The folder for the app's data cannot be created in '\(path)': \(reason). Set TMPDIR "
                + "to another folder."
        case .otherApp(let app, let name):
            "The script is for '\(app)', and this is '\(name)': run it with its own program."
        case .outside(let service):
            "The recording cannot be replayed: the app would send what was typed to '\(service)', "
                + "which may answer differently now. Record it with services in memory."
        case .omitted(let count):
            "The recording cannot be replayed: \(count) earlier steps are not in it. Use a test "
                + "with fewer steps."
        case .otherEffect(let step):
            "Step \(step) differs from the recording now, so nothing was written. See it with "
                + "'--verify', then record again."
        case .unknownSecret(let name):
            "The text of '\(name)' is not known: pass a file with the line '\(name)=TEXT' by "
                + "'--secrets FILE'."
        case .otherScreen(let line, let recorded):
            "The steps in the words of a script lead to another screen than the recording: it has "
                + "'\(line)', and the recording '\(recorded)'. Give each control a name of its own."
        case .failsInWords(let step, let reason):
            "Step \(step) fails in the words of a script: \(reason)"
        case .noWords(let input, let step):
            "Step \(step) is '\(input)', which scripts and tests have no words for: record again "
                + "without it."
        case .asksToQuit(let step):
            "Step \(step) asks to quit, which scripts and tests have no words for: record again "
                + "without it."
        }
    }
}
