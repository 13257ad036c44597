import WaylineSystem

/// A folder outside of the package, in which another program works with files. It is removed with this
/// object, or by the next run if this one is killed.
final class TemporaryFolder {
    private static let beginning = "wayline-work-"

    let path: String
    private let files: SystemFiles

    /// A lock that lasts as long as the process: a folder without it is a leftover.
    private let lock: Int32?

    init() throws(GeneratorError) {
        _ = Self.areLeftoversRemoved
        let made = try FileError.naming("a temporary folder", .makeFolder) {
            () throws(SystemError) in
            let made = try Platform.makeTemporaryFolder(Self.beginning)
            return (path: Platform.resolved(made) ?? made, lock: try Platform.lock(made))
        }
        (path, lock) = made
        files = SystemFiles(root: path, isOwn: true)
    }

    deinit {
        Self.remove(path)
        if let lock { Platform.closeDescriptor(lock) }
    }

    /// Writes a new file, and its folders.
    func write(_ file: String, _ bytes: [UInt8]) throws(GeneratorError) {
        for folder in file.folders { try makeFolder(folder) }
        try files.write(file, bytes, mode: nil)
    }

    /// Makes a folder, unless it exists.
    func makeFolder(_ folder: String) throws(GeneratorError) {
        if try files.kind(of: folder) == nil { try files.makeFolder(folder) }
    }

    func read(_ file: String) throws(GeneratorError) -> [UInt8] {
        try files.read(file)
    }

    /// Runs a program to its end. Returns its exit status and its output.
    func run(
        _ words: [String], variables: [String: String] = [:], seconds: Int = 60
    ) throws(GeneratorError) -> (status: Int32, output: [UInt8]) {
        let status: Int32?
        do throws(SystemError) {
            status = try Platform.run(
                words, in: path, variables: variables, output: "\(path)/.output", seconds: seconds)
        } catch {
            throw .program(words[0], isMissing: error.kind == .missing)
        }
        guard let status else { throw .program(words[0], isMissing: false) }
        return (status, try read(".output"))
    }

    /// The folders of killed runs are removed once in a run. An empty one may be new, and not yet locked.
    private static let areLeftoversRemoved: Void = {
        let files = SystemFiles(root: Platform.temporaryFolder)
        do throws(GeneratorError) {
            for entry in try files.entries(of: "")
            where entry.isFolder && entry.name.hasPrefix(beginning) {
                removeLeftover(entry.name, in: files)
            }
        } catch {
            // A folder that cannot be read has no leftovers of this user.
        }
    }()

    private static func removeLeftover(_ folder: String, in files: SystemFiles) {
        do {
            guard let lock = try Platform.lock("\(files.root)/\(folder)") else { return }
            defer { Platform.closeDescriptor(lock) }
            if try !files.isEmptyFolder(folder) { remove("\(files.root)/\(folder)") }
        } catch {
            // The folder of another user.
        }
    }

    private static func remove(_ path: String) {
        do throws(SystemError) { try Platform.removeAll(at: path) } catch {
            // The next run removes it.
        }
    }
}
