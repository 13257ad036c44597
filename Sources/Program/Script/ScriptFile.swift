import WaylineExploration
import WaylineSystem

/// The place of a script: a file, or the standard input for `-`.
struct ScriptFile {
    /// The mark that some editors begin a text with.
    private static let mark = "\u{FEFF}"

    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The name of the script in errors.
    var name: String { path == "-" ? "standard input" : path }

    func read() throws(ScriptFileError) -> String {
        let bytes: [UInt8]
        do throws(SystemError) {
            let limit = Script.limit + 1
            bytes =
                try path == "-"
                ? Platform.readInput(limit: limit)
                : Platform.readFile(path, limit: limit)
        } catch {
            throw .unreadable(name, reason: error.text)
        }
        if bytes.count > Script.limit { throw .tooLong(name, limit: Script.limit) }
        guard let text = Self.text(bytes) else { throw .noText(name) }
        return text.hasPrefix(Self.mark) ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// If the recorded program was killed, its last line can end within a character. Such a line is
    /// not a step, and is left out.
    private static func text(_ bytes: [UInt8]) -> String? {
        String(validating: bytes, as: UTF8.self)
            ?? bytes.lastIndex(of: 10).flatMap { String(validating: bytes[...$0], as: UTF8.self) }
    }
}

/// The reason why a script cannot begin.
enum ScriptFileError: Error, Hashable {
    case unreadable(String, reason: String)
    case tooLong(String, limit: Int)
    case noText(String)
}

extension ScriptFileError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let name, let reason):
            "The script '\(name)' cannot be read: \(reason)."
        case .tooLong(let name, let limit):
            "The script '\(name)' is too long: a script has at most \(limit) bytes. Split it into "
                + "several."
        case .noText(let name): "The script '\(name)' is not text: write it in UTF-8."
        }
    }
}
