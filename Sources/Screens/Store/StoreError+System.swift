extension StoreError {
    /// What a failure with the data folder means.
    init(_ error: SystemError, folder: String) {
        switch error.kind {
        case .forbidden: self = .readOnly(path: folder)
        case .full: self = .diskFull(path: folder)
        case .missing, .other: self = .folder(path: folder, reason: error.text)
        }
    }

    /// What a failure with a file means.
    init(_ error: SystemError, file: String) {
        switch error.kind {
        case .forbidden: self = .readOnly(path: file)
        case .full: self = .diskFull(path: file)
        case .missing, .other: self = .failed(path: file, reason: error.text)
        }
    }
}
