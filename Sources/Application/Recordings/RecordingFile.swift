import WaylineRouting
import WaylineSystem

/// The file of a failed test's recording: in `.build/recordings` of the package, or in the folder
/// that `WAYLINE_RECORDINGS` names.
///
/// Its name ends with the digest of its text. So a failure never replaces the recording of another
/// one, also if other tests or processes fail in the same place. The same failure in a later run
/// replaces its own recording.
struct RecordingFile: Hashable, Sendable {
    private static let variable = "WAYLINE_RECORDINGS"

    /// The longest beginning of a file's name. Each letter can take four of the 255 bytes that a
    /// name can have.
    private static let longestName = 50
    private let name: String

    /// A file for the block, or for the place of a call, of this name. In the name of the file,
    /// other characters than letters, digits and `_` are replaced by `-`.
    init(_ name: String) {
        let scalars = name.unicodeScalars.prefix(Self.longestName).map { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar == "_" ? Character(scalar) : "-"
        }
        self.name = String(scalars)
    }

    /// Writes the file, and removes old recordings. Returns a sentence with its path, or with the
    /// reason why it cannot be written.
    func write(_ text: String) -> String {
        let folder = Self.folder
        var digest = Digest()
        digest.add(text)
        let path = "\(folder)/\(name)-\(digest.shortText).rec"
        do throws(SystemError) {
            try Platform.makePrivateFolder(folder)
            let file = try Platform.replacePrivateFile(path)
            defer { Platform.closeDescriptor(file) }
            try Platform.writeAll(Array(text.utf8), to: file)
        } catch {
            return "The recording cannot be written to '\(path)': \(error.text). Set "
                + "\(Self.variable) to another folder."
        }
        RecordingFolder(path: folder).removeOld()
        let file = path.escaped(for: .shell)
        return "Recorded in \(file): open it with the program's command 'replay'."
    }

    /// The folder of the recordings. Its path is relative if the tests run in the package's folder.
    private static var folder: String {
        if let named = Platform.variable(variable), !named.isEmpty { return named }
        let below = ".build/recordings"
        if Platform.exists("Package.swift") { return below }
        guard let working = Platform.workingFolder, let package = Platform.package(around: working)
        else { return below }
        return "\(package)/\(below)"
    }
}

/// The folder of the recordings of failed tests.
private struct RecordingFolder {
    /// The number of the newest recordings that are kept, however old they are.
    private static let leastKept = 100

    /// The time in seconds after which a recording is old. Those of one run are not.
    private static let oldAge = 3600

    let path: String

    /// Removes the oldest recordings: those that are more than an hour older than the newest one,
    /// and not among the newest 100.
    func removeOld() {
        do throws(SystemError) {
            let folder = try Platform.openFolder(path)
            defer { Platform.closeDescriptor(folder) }
            let names = try Platform.entries(of: folder).filter(\.isRecording).map(\.name)
            if names.count <= Self.leastKept { return }
            let files = names.compactMap { name in
                Self.time(of: name, in: folder).map { (name: name, time: $0) }
            }.sorted { $0.time > $1.time }
            guard let newest = files.first else { return }
            let limit = newest.time - Self.oldAge
            for file in files.dropFirst(Self.leastKept) where file.time < limit {
                try Platform.remove(file.name, in: folder)
            }
        } catch {
            // Another process may be removing the same files. The next failure tries again.
        }
    }

    /// The time at which a file was written; nil if it has been removed.
    private static func time(of name: String, in folder: Int32) -> Int? {
        do throws(SystemError) { return try Platform.writeTime(of: name, in: folder) } catch {
            return nil
        }
    }
}

extension FileEntry {
    /// True for a file whose name ends as that of a recording of a failed test.
    fileprivate var isRecording: Bool {
        guard isFile, name.hasSuffix(".rec") else { return false }
        let digits = name.dropLast(4).suffix(9)
        return digits.first == "-" && digits.count == 9
            && digits.dropFirst().allSatisfy {
                $0.isASCII && $0.isHexDigit && !$0.isUppercase
            }
    }
}
