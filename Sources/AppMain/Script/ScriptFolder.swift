import FoundationEssentials
import Screens
import TextMenu

/// Where a script finds its data: in a folder that was named, or else in one of its own.
struct ScriptFolder {
    let data: DataFolder
    private let own: URL?

    init(_ named: DataFolder?) throws {
        if let named {
            (data, own) = (named, nil)
            return
        }
        let url = FileManager.default.temporaryDirectory
            .appending(path: "wayline-script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        (data, own) = (DataFolder(url.path()), url)
    }

    /// Removes the folder, if it is the script's own.
    func remove() {
        guard let own else { return }
        do {
            try FileManager.default.removeItem(at: own)
        } catch {
            StandardStreams.writeError("The folder '\(own.path())' is left behind: \(error)\n")
        }
    }
}
