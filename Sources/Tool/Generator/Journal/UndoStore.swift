import WaylineSystem
import WaylineValues

/// The changes of this user's run in a folder, while it is active. They are stored outside of the
/// folder, where only this user can write, because anyone may have written the files in the folder.
///
///     ~/.local/state/wayline/3f2c…json
struct UndoStore {
    private let folder: String

    /// The files in `folder`.
    private let files: SystemFiles

    /// The name of its file, which exists until the run is done.
    let name: String

    /// The store for `root`, in the user's own folder: `wayline` in `XDG_STATE_HOME`, else in
    /// `~/.local/state`.
    init(of root: String) throws(GeneratorError) {
        let homes = [("XDG_STATE_HOME", ""), ("HOME", "/.local/state")].compactMap { name, below in
            Platform.variable(name).flatMap { $0.hasPrefix("/") ? $0 + below : nil }
        }
        guard let home = homes.first else { throw .noStateFolder }
        let folder = "\(home)/wayline"
        try self.init(of: root, in: folder, SystemFiles(root: folder, isOwn: true))
    }

    /// The store for `root`, in `folder`, which is the root of `files`.
    init(
        of root: String, in folder: String, _ files: SystemFiles
    ) throws(GeneratorError) {
        (self.folder, self.files) = (folder, files)
        // The identity differs for a copy, and for a new folder at the same path.
        let identity = try GeneratorError.naming(root, .look, try Platform.identity(of: root))
        name = "\(StableHash("\(identity) \(root)".utf8).digits).json"
    }

    /// Reads the changes; nil if no run was interrupted. Throws if a path of them leads out of the
    /// folder.
    func read() throws(GeneratorError) -> Plan? {
        guard try isThere(), let bytes = try files.contents(of: name) else { return nil }
        do {
            let plan = try RouteValue(json: bytes)?.decode(Plan.self)
            if let plan, plan.paths.allSatisfy(\.isOwnPath) { return plan }
        } catch {
            // It is damaged, too.
        }
        throw .damagedRun("\(folder)/\(name)")
    }

    /// Writes the changes before they are made.
    func write(_ plan: Plan) throws(GeneratorError) {
        if try !isThere() {
            let folders = folder.folders.dropFirst() + [folder]
            try GeneratorError.naming(
                folder, .makeFolder, try Platform.makePrivateFolders(Array(folders)))
            _ = try isThere()
        }
        try files.write(name, Array(RouteValue(of: plan).json.utf8), mode: nil)
    }

    /// Removes the changes after a run, or after they were taken back.
    func remove() throws(GeneratorError) {
        try files.remove(name)
    }

    /// Returns whether the folder exists. A folder that others can write to is an error.
    private func isThere() throws(GeneratorError) -> Bool {
        let isPrivate = try GeneratorError.naming(folder, .look, try Platform.isPrivate(folder))
        if isPrivate == false { throw .sharedStateFolder(folder) }
        return isPrivate == true
    }
}
