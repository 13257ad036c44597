import WaylineSystem

/// A folder outside of the package, in which another program works with files. It is removed with this
/// object.
final class TemporaryFolder {
    let path: String
    private let files: SystemFiles

    init() throws(GeneratorError) {
        do throws(SystemError) {
            let made = try Platform.makeTemporaryFolder()
            path = Platform.resolved(made) ?? made
        } catch {
            throw .file(
                FileError(path: "a temporary folder", operation: .makeFolder, reason: error))
        }
        files = SystemFiles(root: path)
    }

    deinit {
        do throws(FileError) { try Self.remove("", in: files) } catch {
            // The system removes it later.
        }
    }

    /// Writes a new file, and its folders.
    func write(_ file: String, _ bytes: [UInt8]) throws(GeneratorError) {
        try reading { () throws(FileError) in
            for folder in file.folders where try files.kind(of: folder) == nil {
                try files.makeFolder(folder)
            }
            try files.create(file, bytes, mode: nil)
        }
    }

    func read(_ file: String) throws(GeneratorError) -> [UInt8] {
        try reading { () throws(FileError) in try files.read(file) }
    }

    /// Runs a program to its end. Returns its exit status and its output.
    func run(
        _ words: [String], variables: [String: String] = [:]
    ) throws(GeneratorError) -> (status: Int32, output: [UInt8]) {
        let status: Int32?
        do throws(SystemError) {
            status = try Platform.run(words, variables: variables, output: "\(path)/.output")
        } catch {
            throw .program(words[0], isMissing: error.kind == .missing)
        }
        guard let status else { throw .program(words[0], isMissing: false) }
        return (status, try read(".output"))
    }

    private static func remove(_ folder: String, in files: SystemFiles) throws(FileError) {
        for entry in try files.entries(of: folder) {
            let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            if entry.isFolder { try remove(path, in: files) } else { try files.remove(path) }
        }
        try files.removeFolder(folder)
    }
}
