import TextMenu
import WaylineCommandLine
import WaylineExploration
import WaylineRouting
import WaylineSystem

/// The texts of the secrets that a script names.
enum SecretTexts {
    /// The most bytes of a file with secrets.
    private static let limit = 1 << 20

    /// Returns the texts that are known, by their names. They come from the file at `path`, which
    /// has a line `name=text` for each, or from the user of a terminal, who types hidden lines.
    static func texts(of names: [String], in path: String?) throws -> [String: String] {
        guard let path else { return asked(names) }
        let lines = try lines(of: path)
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                // By bytes: a combining mark would join the sign before it.
                let beginning = Array("\(name)=".utf8)
                let line = lines.first { $0.starts(with: beginning) }
                return line.map {
                    (name, String(decoding: $0.dropFirst(beginning.count), as: UTF8.self))
                }
            })
    }

    private static func asked(_ names: [String]) -> [String: String] {
        guard Platform.isTerminal(Platform.standardInput) else { return [:] }
        var texts: [String: String] = [:]
        for name in names {
            let question = "\(Output.line(name).dropLast()): "
            StandardStreams.writeError(question)
            texts[name] = StandardStreams.readLine(.hidden, question: question)
            StandardStreams.writeError("\n")
        }
        return texts
    }

    private static func lines(of path: String) throws(SecretsError) -> [ArraySlice<UInt8>] {
        if Platform.isShared(path) { throw .shared(path) }
        let bytes: [UInt8]
        do throws(SystemError) { bytes = try Platform.readFile(path, limit: limit) } catch {
            throw .unreadable(path, reason: error.text)
        }
        let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
            line.last == 13 ? line.dropLast() : line
        }
        if let index = lines.firstIndex(where: { !$0.isEmpty && !$0.contains(61) }) {
            throw .noName(path, line: index + 1)
        }
        return lines
    }
}

/// The reason why a file with secrets is not read. It does not quote the file.
enum SecretsError: Error, Hashable {
    case unreadable(String, reason: String)
    case shared(String)
    case noName(String, line: Int)
}

extension SecretsError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "The secrets '\(path)' cannot be read: \(reason). Name another file."
        case .shared(let path):
            "The secrets '\(path)' can be read by other users. Make the file yours alone: "
                + "chmod 600 \(path.escaped(for: .shell))"
        case .noName(let path, let line):
            "Line \(line) of the secrets '\(path)' has no name: write it like 'password=TEXT'."
        }
    }
}
