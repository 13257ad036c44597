extension StoreError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String { text(in: .english) }

    package func text(in words: Words) -> String {
        switch self {
        case .folder(let path, let reason): words(.folderUnusable, path, reason)
        case .noHome: words[.noHome]
        case .readOnly(let path): words(.readOnly, path)
        case .diskFull(let path): words(.diskFull, path)
        case .busy(let path): words(.storeBusy, path)
        case .damaged(let path, let reason): words(.damaged, path, reason)
        case .newer(let path, let version, let known): words(.newerStore, path, version, known)
        case .noHashing(let reason): words(.noHashing, reason)
        case .noMemory: words[.noMemory]
        case .failed(let path, let reason): words(.storeFailed, path, reason)
        }
    }
}
