import WaylineSystem

/// A folder outside of the package, in which another program works with files. It is removed with
/// this object.
final class TemporaryFolder {
    let path: String
    let files: SystemFiles

    init() throws(GeneratorError) {
        let made = try GeneratorError.naming(
            "a temporary folder", .makeFolder, try Platform.makeTemporaryFolder("wayline-work-"))
        path = Platform.resolved(made) ?? made
        files = SystemFiles(root: path, isOwn: true)
    }

    deinit {
        do throws(SystemError) { try Platform.removeAll(at: path) } catch {
            // The system removes it some day.
        }
    }

    /// Writes a new file, and its folders.
    func write(_ file: String, _ bytes: [UInt8]) throws(GeneratorError) {
        for folder in file.folders where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        try files.write(file, bytes, mode: nil)
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
        return (status, try files.read(".output"))
    }
}
