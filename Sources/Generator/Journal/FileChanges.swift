import WaylineValues

/// The changes of a run, with all that is needed to make them and to take them back.
struct FileChanges: Codable {
    struct File: Codable {
        let path: String

        /// The old content; nil if there was no file.
        let before: FileBytes?

        /// The new content; nil if the file is deleted.
        let after: FileBytes?

        /// The permissions of the old file.
        let mode: UInt16?
    }

    let changes: [File]

    /// The folders to create, outer ones first.
    let newFolders: [String]

    /// The folders to remove if they are empty by then, inner ones first.
    let oldFolders: [String]

    /// The changes that take these back.
    var reversed: FileChanges {
        FileChanges(
            changes: changes.reversed().map {
                File(path: $0.path, before: $0.after, after: $0.before, mode: $0.mode)
            },
            newFolders: oldFolders.reversed(), oldFolders: newFolders.reversed())
    }
}

extension FileChanges {
    var json: [UInt8] {
        do throws(RouteEncodingError) {
            return Array(try RouteValue(encoding: self).json.utf8)
        } catch {
            preconditionFailure("all changes can be encoded, but: \(error)")
        }
    }

    /// Reads JSON; nil if it is not valid, or if a path leads out of the folder.
    init?(json: [UInt8]) {
        do throws(RouteDecodingError) {
            guard let read = try RouteValue(json: json)?.decode(Self.self) else { return nil }
            self = read
        } catch {
            return nil
        }
        let paths = changes.map(\.path) + newFolders + oldFolders
        if !paths.allSatisfy(\.isOwnPath) { return nil }
    }
}

/// The content of a file. It is encoded as a text with a character for each byte, because a file need not
/// be valid text.
struct FileBytes: Codable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    func encode(to encoder: any Encoder) throws {
        var (text, container) = ("", encoder.singleValueContainer())
        text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
        try container.encode(text)
    }
}
