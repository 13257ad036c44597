import FoundationEssentials
import Screens
import Wayline
import WaylineCommandLine
import WaylineSystem

/// The folder of a script's data: the one that was named, or a temporary one.
struct ScriptFolder {
    let data: DataFolder
    private let own: String?

    /// True if the folder is a temporary one, in which each script finds the same.
    var isNew: Bool { own != nil }

    init(_ named: DataFolder?) throws(ScriptFolderError) {
        if let named {
            (data, own) = (named, nil)
            return
        }
        let path = FileManager.default.temporaryDirectory
            .appending(path: "wayline-script-\(UUID().uuidString)").path(percentEncoded: false)
        do throws(SystemError) { try Platform.makeNewPrivateFolder(path) } catch {
            throw ScriptFolderError(path: path, reason: error.text)
        }
        (data, own) = (DataFolder(path), path)
    }

    /// Removes the folder, if it is a temporary one.
    func remove() {
        guard let own else { return }
        do {
            try FileManager.default.removeItem(atPath: own)
        } catch {
            StandardStreams.writeError(
                Output.line("The folder '\(own)' could not be removed: remove it by hand."))
        }
    }
}

/// The reason why a script has no folder for its data.
struct ScriptFolderError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
        "The script's folder '\(path)' cannot be created: \(reason). Set TMPDIR to another "
            + "folder, or name one with '--data'."
    }
}
