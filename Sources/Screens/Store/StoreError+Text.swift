extension StoreError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .folder(let path, let reason):
            "The data folder '\(path)' cannot be used: \(reason). Choose another folder, or put "
                + "this one right."
        case .noHome:
            "There is no home folder to keep data in. Set HOME or XDG_DATA_HOME to a full path, "
                + "or choose a data folder."
        case .readOnly(let path):
            "'\(path)' cannot be written to. Give yourself the right to write there, or choose "
                + "another data folder."
        case .diskFull(let path):
            "The disk that holds '\(path)' is full: this was not saved. Make room, then try again."
        case .busy(let path):
            "Another program is writing to '\(path)'. Try again in a while."
        case .damaged(let path, let reason):
            "'\(path)' is damaged (\(reason)). It was left as it is: put a copy of it back, or move "
                + "it away to start anew."
        case .newer(let path, let version, let known):
            "'\(path)' is of version \(version), and this app knows versions up to \(known). "
                + "Update the app, or choose another data folder."
        case .noHashing(let reason):
            "Passwords cannot be protected on this system (\(reason)). Install libcrypt with "
                + "yescrypt, then try again."
        case .failed(let path, let reason):
            "'\(path)' could not be used: \(reason). Try again."
        }
    }
}
