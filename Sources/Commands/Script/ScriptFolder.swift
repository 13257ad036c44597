import TextMenu
import WaylineCommandLine
import WaylineSystem

/// The folder of a script's data: the one that was named, or a temporary one.
struct ScriptFolder {
    let path: String

    /// True if the folder is a temporary one, in which each script finds the same.
    let isNew: Bool

    init(_ named: String?) throws(ScriptFolderError) {
        if let named {
            (path, isNew) = (named, false)
            return
        }
        do throws(SystemError) {
            (path, isNew) = (try Platform.makeTemporaryFolder("wayline-script-"), true)
        } catch {
            throw ScriptFolderError(path: Platform.temporaryFolder, reason: error.text)
        }
    }

    /// Removes the folder, if it is a temporary one.
    func remove() {
        if !isNew { return }
        do throws(SystemError) {
            try Platform.removeAll(at: path)
        } catch {
            StandardStreams.writeError(
                Output.line("The folder '\(path)' could not be removed: remove it by hand."))
        }
    }
}

/// The reason why a script has no folder for its data.
struct ScriptFolderError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String {
        "The script's folder cannot be created in '\(path)': \(reason). Set TMPDIR to another "
            + "folder, or name one with '--data'."
    }
}
