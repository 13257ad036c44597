import WaylineRouting
import WaylineSystem

/// A file with the problems of the last search, whose scripts the next search tries first.
///
/// Each problem is a line, with its script in the indented lines below, as `explore` prints it. Git
/// merges the file like a map: problems are sorted, and the marks of a conflict are no scripts.
package struct KeptProblems {
    private static let heading =
        "# The problems of the last search. 'explore --keep' tries their scripts first."

    private static let indent = "    "

    private let path: String
    private let text: String

    /// Reads the file at `path`. A missing file has no problems. Throws if it cannot be read, or if
    /// it is a file of another kind, which must not be replaced.
    package init(reading path: String) throws(KeptProblemsError) {
        self.path = path
        do throws(SystemError) {
            let bytes = try Platform.readFile(path, limit: SystemError.largestFile)
            text = String(decoding: bytes, as: UTF8.self)
        } catch {
            guard error.kind == .missing else { throw .unreadable(path, reason: error.text) }
            text = ""
        }
        if !text.isEmpty, !lines.contains(Self.heading) { throw .otherFile(path) }
    }

    /// The lines of each script.
    package var scripts: [[String]] {
        blocks.map { $0.dropFirst().map { String($0.dropFirst(Self.indent.count)) } }
    }

    private var lines: [String] {
        Script.lines(of: text).map { String($0.last == "\r" ? $0.dropLast() : $0) }
    }

    /// The lines of each problem that has a script.
    private var blocks: [[String]] {
        var blocks: [[String]] = []
        for line in lines {
            if !line.hasPrefix(Self.indent) {
                blocks.append([line])
            } else if !blocks.isEmpty {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks.filter { $0.count > 1 }
    }

    /// Replaces the problems of the file with those of `result` that a script shows. After a search
    /// that was stopped, the others stay. Does nothing if there are none and there is no file.
    package func replace(with result: SearchResult) throws(KeptProblemsError) {
        let kept = result.problems.filter { $0.kind.isShownBySteps && !$0.script.isEmpty }
        let found = kept.map { problem in
            ["\(problem.kind.rawValue): \(problem.text)".escaped(for: .line)]
                + problem.script.map { Self.indent + $0.escaped(for: .line) }
        }
        let all = Set(found + (result.limit == .stop ? blocks : []))
        let texts = all.map { $0.map { $0 + "\n" }.joined() }
        let new = ([Self.heading + "\n"] + texts.sorted()).joined(separator: "\n")
        if new == text || all.isEmpty && text.isEmpty { return }
        do throws(SystemError) {
            try Platform.replaceFile(path, with: Array(new.utf8))
        } catch {
            throw .unwritable(path, reason: error.text)
        }
    }
}

/// The reason why problems cannot be kept in a file.
package enum KeptProblemsError: Error, Hashable, Sendable {
    /// The file has something else.
    case otherFile(String)

    /// The file cannot be read; the reason is the system's text.
    case unreadable(String, reason: String)

    /// The file cannot be written; the reason is the system's text.
    case unwritable(String, reason: String)
}

extension KeptProblemsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .otherFile(let path):
            "'\(path)' was not written by 'explore --keep'. Name a file that it has written, or a "
                + "new one."
        case .unreadable(let path, let reason):
            "The problems in '\(path)' cannot be read: \(reason)."
        case .unwritable(let path, let reason):
            "The problems cannot be kept in '\(path)': \(reason). Name a file in a folder that you "
                + "can write to."
        }
    }
}
