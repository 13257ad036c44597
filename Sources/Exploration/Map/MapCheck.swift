import WaylineRouting
import WaylineSystem

extension ExplorationMap {
    /// Throws an error with the differences if the file at `path` is not this map.
    ///
    /// With `WAYLINE_DRAW=1` in the environment, the map is written to the file instead.
    public func check(_ path: String) throws(ExplorationMapError) {
        if isCut { throw .outOfTime(path) }
        if Platform.variable("WAYLINE_DRAW") == "1" { return try write(to: path) }
        let differences = differences(from: try ExplorationMap(reading: path))
        if !differences.isEmpty { throw .stale(path, differences: differences) }
    }

    /// Reads the map in a file.
    package init(reading path: String) throws(ExplorationMapError) {
        do throws(SystemError) {
            let bytes = try Platform.readFile(path, limit: SystemError.largestFile)
            self.init(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .unreadable(path, reason: error.text)
        }
        if let line = lines.first(where: { !Self.words.contains($0.firstWord) }) {
            throw .notAMap(path, word: line.firstWord)
        }
        if !lines.contains(where: { $0.firstWord == "start" }) { throw .notAMap(path, word: nil) }
    }

    /// The first words of lines.
    fileprivate static let words = [
        "default", "guard", "link", "restart", "result", "route", "screen", "shows", "start",
        "unseen", "way",
    ]

    /// Replaces the contents of a file with the map.
    public func write(to path: String) throws(ExplorationMapError) {
        do throws(SystemError) {
            try Platform.replaceFile(path, with: Array(text.utf8))
        } catch {
            throw .unwritable(path, reason: error.text)
        }
    }
}

/// The reason why a map is not the one in a file.
public enum ExplorationMapError: Error, Hashable, Sendable {
    /// The map in the file is another one. Each difference begins with a plus or a minus.
    case stale(String, differences: [String])

    /// The search has run out of time, so that its map could be another one in the next run.
    case outOfTime(String)

    /// The file cannot be read; the reason is the system's text.
    case unreadable(String, reason: String)

    /// The file has a line that begins with a word that no map has; nil if no line begins with
    /// "start".
    case notAMap(String, word: String?)

    /// The file cannot be written; the reason is the system's text.
    case unwritable(String, reason: String)
}

extension ExplorationMapError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .stale(let path, let differences):
            "The map '\(path)' is out of date. To accept the differences, run the test "
                + "again with WAYLINE_DRAW=1:\n" + differences.joined(separator: "\n")
        case .outOfTime(let path):
            "The search for the map '\(path)' has run out of time, so its map depends on the "
                + "machine. Give it more time, or limit its steps or tries instead."
        case .unreadable(let path, let reason):
            "The map '\(path)' cannot be read: \(reason). To write it, run the test again with "
                + "WAYLINE_DRAW=1."
        case .notAMap(let path, let word):
            "The file '\(path)' is not a map: \(Self.fault(word)). Name a file that 'map' or a "
                + "test with WAYLINE_DRAW=1 has written."
        case .unwritable(let path, let reason):
            "The map cannot be written to '\(path)': \(reason). Name a file in a folder that you "
                + "can write to."
        }
    }

    private static func fault(_ word: String?) -> String {
        guard let word else { return "no line begins with 'start'" }
        let rule = ExplorationMap.words.map { "'\($0)'" }.joined(separator: ", ")
        return
            "a line begins with '\(String(word.prefix(20)).escaped(for: .line))', not with one of "
            + "\(rule)"
    }
}

extension String {
    fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
