import WaylineRouting
import WaylineSystem

/// The file of a failed test's recording: in `.build/recordings` of the package, or in the folder
/// that `WAYLINE_RECORDINGS` names.
struct RecordingFile: Hashable, Sendable {
    private static let variable = "WAYLINE_RECORDINGS"
    private let name: String

    /// The file for the block, or for the place of a call, of this name. In the name of the file,
    /// other characters than letters, digits and `_` are replaced by `-`.
    init(_ name: String) {
        let scalars = name.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar == "_" ? Character(scalar) : "-"
        }
        self.name = String(scalars) + ".rec"
    }

    /// Replaces the file. Returns a sentence with its path, or with the reason why it cannot be
    /// written.
    func write(_ text: String) -> String {
        let folder = Self.folder
        let path = "\(folder)/\(name)"
        do throws(SystemError) {
            try Platform.makePrivateFolder(folder)
            let file = try Platform.replacePrivateFile(path)
            defer { Platform.closeDescriptor(file) }
            try Platform.writeAll(Array(text.utf8), to: file)
        } catch {
            return "The recording cannot be written to '\(path)': \(error.text). Set "
                + "\(Self.variable) to another folder."
        }
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
