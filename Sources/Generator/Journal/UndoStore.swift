import WaylineSystem
import WaylineValues

/// The changes of this user's run in a folder, while it is active. They are stored outside of the folder,
/// where only this user can write, because anyone may have written the files in the folder.
///
///     ~/.local/state/wayline/3f2c…json
package struct UndoStore {
    private let folder: String

    /// The files in `folder`.
    private let files: SystemFiles

    /// The name of its file, which exists until the run is done.
    package let name: String

    /// The store for `root`, in the user's own folder: `wayline` in `XDG_STATE_HOME`, else in
    /// `~/.local/state`.
    package init(of root: String) throws(GeneratorError) {
        let homes = [("XDG_STATE_HOME", ""), ("HOME", "/.local/state")].map { name, below in
            (path: Platform.variable(name) ?? "", below: below)
        }
        guard let home = homes.first(where: { $0.path.utf8.first == UInt8(ascii: "/") }) else {
            throw .undoStore(.noFolder)
        }
        let folder = "\(home.path)\(home.below)/wayline"
        try self.init(of: root, in: folder, SystemFiles(root: folder, isOwn: true))
    }

    /// The store for `root`, in `folder`, which is the root of `files`.
    package init(
        of root: String, in folder: String, _ files: SystemFiles
    ) throws(GeneratorError) {
        (self.folder, self.files) = (folder, files)
        // The identity differs for a copy, and for a new folder at the same path.
        let identity = try FileError.naming(root, .look) { () throws(SystemError) in
            try Platform.identity(of: root)
        }
        name = "\(Self.number(of: "\(identity) \(root)")).json"
    }

    /// A number in 16 digits that is the same in each run: the hash FNV-1a.
    private static func number(of text: String) -> String {
        let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Reads the changes; nil if no run was interrupted. Throws if a path of them leads out of the folder.
    func read() throws(GeneratorError) -> Plan? {
        let bytes = try asking { () throws(GeneratorError) in
            try isThere() ? files.contents(of: name) : nil
        }
        guard let bytes else { return nil }
        do {
            let plan = try RouteValue(json: bytes)?.decode(Plan.self)
            if let plan, plan.paths.allSatisfy(\.isOwnPath) { return plan }
        } catch {
            // It is damaged, too.
        }
        throw .undoStore(.damaged("\(folder)/\(name)"))
    }

    /// Writes the changes before they are made.
    func write(_ plan: Plan) throws(GeneratorError) {
        try asking { () throws(GeneratorError) in
            if try !isThere() {
                try FileError.naming(folder, .makeFolder) { () throws(SystemError) in
                    try Platform.makePrivateFolders(folder.folders.dropFirst() + [folder])
                }
                _ = try isThere()
            }
            try files.write(name, Array(RouteValue(of: plan).json.utf8), mode: nil)
        }
    }

    /// Removes the changes after a run, or after they were taken back.
    func remove() throws(GeneratorError) {
        try asking { () throws(GeneratorError) in try files.remove(name) }
    }

    /// Returns whether the folder exists. A folder that others can write to is an error.
    private func isThere() throws(GeneratorError) -> Bool {
        let isPrivate = try FileError.naming(folder, .look) { () throws(SystemError) in
            try Platform.isPrivate(folder)
        }
        if isPrivate == false { throw .undoStore(.shared(folder)) }
        return isPrivate == true
    }

    private func asking<Answer>(
        _ ask: () throws(GeneratorError) -> Answer
    ) throws(GeneratorError) -> Answer {
        do throws(GeneratorError) {
            return try ask()
        } catch .file(let error) {
            throw .undoStore(.file(error))
        }
    }
}

/// An error of reading or writing the changes of a run.
package enum UndoStoreError: Error, Hashable, Sendable {
    case noFolder

    /// A folder that others can write to, or something else in its place.
    case shared(String)
    case file(FileError)

    /// A file that is not valid.
    case damaged(String)
}

extension UndoStoreError: CustomStringConvertible {
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
            "'\(path)' cannot be read, so nothing was taken back: remove it, then restore "
                + "the files from version control."
        }
    }
}
