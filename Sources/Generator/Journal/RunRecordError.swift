/// A reason that the record of a run cannot be written or read.
package enum RunRecordError: Error, Hashable, Sendable {
    /// The user has no folder for it.
    case noFolder

    /// A folder that others can write to, or something else in its place.
    case shared(String)

    /// The system has refused something.
    case file(FileError)

    /// A record that cannot be understood.
    case damaged(String)
}

extension RunRecordError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFolder:
            "There is no folder for the record of a run: set HOME or XDG_STATE_HOME to a full path."
        case .shared(let path):
            "'\(path)' must be a folder that only you can write to: remove it, or choose another "
                + "with 'XDG_STATE_HOME=DIR'."
        case .file(let error):
            "\(error) The record of a run is kept there: choose another folder with "
                + "'XDG_STATE_HOME=DIR'."
        case .damaged(let path):
            "'\(path)' cannot be understood, so nothing was taken back: remove it, then restore "
                + "the files from version control."
        }
    }
}
