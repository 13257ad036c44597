/// Why a run cannot keep what it has begun, or not read what an earlier one had.
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
            "There is no folder in which a run can keep what it has begun: set HOME or XDG_STATE_HOME to "
                + "a full path."
        case .shared(let path):
            "'\(path)' is not a folder that you alone can write to, as what a run has begun needs: remove "
                + "it, or choose another with 'XDG_STATE_HOME=DIR'."
        case .file(let error):
            "\(error) A run keeps there what it has begun: choose another folder with "
                + "'XDG_STATE_HOME=DIR'."
        case .damaged(let path):
            "'\(path)' cannot be understood, so nothing was taken back: remove it, and take the files "
                + "back from version control."
        }
    }
}
