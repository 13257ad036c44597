import WaylineRouting
import WaylineSystem

/// The file of a failed test's recording: in `.build/recordings` of the package, or in the folder
/// that `WAYLINE_RECORDINGS` names.
///
/// Its name ends with the digest of its text. Each failure has its own file, even if several tests
/// or processes fail on the same line. If the same failure happens again, it replaces its own file.
struct RecordingFile: Hashable, Sendable {
    private static let variable = "WAYLINE_RECORDINGS"

    /// The end of each name. Recordings that a user has made have another one, and are kept.
    fileprivate static let ending = ".failed.rec"

    /// The most letters that a file takes from the name. A file name has at most 255 bytes, and a
    /// letter takes up to four.
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
        let path = "\(folder)/\(name)-\(digest.shortText)\(Self.ending)"
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
    /// At least this many of the newest recordings are kept.
    private static let leastKept = 100

    /// At most this many are kept.
    private static let mostKept = 1_000

    /// A recording is old if it was written so many seconds before the newest one.
    private static let oldAge = 3600

    let path: String

    /// Removes the oldest recordings: those that are more than an hour older than the newest one,
    /// and not among the newest 100, and all beyond the newest 1,000.
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
            for (index, file) in files.enumerated().dropFirst(Self.leastKept)
            where file.time < limit || index >= Self.mostKept {
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
        isFile && name.hasSuffix(RecordingFile.ending)
            && name.dropLast(RecordingFile.ending.count + 8).hasSuffix("-")
    }
}
