import WaylineRouting
import WaylineSystem

/// A way that has ended the process of an earlier run.
struct JournalTrap {
    /// The kind of the last step.
    let kind: String

    /// The number of the state in which the last step was taken.
    let state: String

    /// The way in which the process has ended.
    let end: String

    /// The lines of the script, with the last step.
    let script: [String]

    /// The number of lines of the last step.
    let lastCount: Int

    /// True if the last step does not end.
    var isEndless: Bool { end == Journal.endless }

    /// The lines of the last step.
    var last: [String] { script.suffix(lastCount) }

    /// Returns whether moves of this kind would end the process again, with or without a fault.
    func bans(_ kind: String) -> Bool {
        kind == self.kind || kind.hasPrefix("\(self.kind) during ")
    }
}

/// The file of a journal.
enum JournalFile {
    /// A file with a name, which is removed when the search ends.
    case path(String)

    /// An open file.
    case descriptor(Int32)
}

/// A file with the steps since the start of the app. Each step is written before it is taken. If
/// the process ends, the last step in the file is the cause.
@MainActor
final class Journal {
    private nonisolated static let separator: UInt8 = 0x1F
    private nonisolated static let largest = 1 << 24

    /// The end of a process whose last step does not end.
    nonisolated static let endless = "the last step does not end"

    /// The end of a process of which no more is known.
    private static let unknownEnd = "the last step has ended the process"

    /// The ways that have ended earlier runs.
    let traps: [JournalTrap]
    private let place: JournalFile?
    private var file: Int32?

    /// Reads the journal that an earlier run has left. Without a file, nothing is written.
    init(in place: JournalFile?) {
        self.place = place
        switch place {
        case .path(let path):
            traps = Self.traps(in: Self.lines { try Platform.readFile(path, limit: $0) })
        case .descriptor(let file):
            traps = Self.traps(in: Self.lines(of: file))
            self.file = file
        case nil: traps = []
        }
    }

    /// Returns whether a step was taken that `file` names.
    static func hasStep(_ file: Int32) -> Bool { lines(of: file).last?.first == "step" }

    /// Notes the way in which a process has ended that has written to `file`. Returns false if no
    /// step is to blame.
    static func note(end: String, in file: Int32) -> Bool {
        guard hasStep(file) else { return false }
        write(["end", end], to: file)
        return true
    }

    /// Notes on any thread the way in which this process ends, in the file at `path`. Returns false
    /// if it does not have these steps.
    nonisolated static func note(end: String, after steps: [[String]], in path: String) -> Bool {
        let lines = lines { try Platform.readFile(path, limit: $0) }
        let noted = lines.filter { $0.first == "step" }.map { $0.dropFirst(3).map { $0 } }
        guard !steps.isEmpty, noted == steps else { return false }
        do throws(SystemError) {
            try Platform.append(line(["end", end]), to: path)
            return true
        } catch {
            return false
        }
    }

    /// Begins a new walk.
    func restart() {
        do {
            if let file {
                Platform.empty(file)
            } else if case .path(let path)? = place {
                file = try Platform.replacePrivateFile(path)
            }
            for trap in traps {
                write(["trap", trap.kind, trap.state, "\(trap.lastCount)", trap.end] + trap.script)
            }
        } catch {
            // Without a file, a step that ends the process is not named by the next run.
            close()
        }
    }

    /// Notes a step before it is taken.
    func note(_ step: ExplorationStep, _ kind: String, in state: Digest) {
        if file == nil { return }
        write(["step", kind, "\(state.number)"] + step.lines)
    }

    /// Ends the run: the next one tries everything again.
    func end() {
        if let file { Platform.empty(file) }
        close()
        guard case .path(let path)? = place else { return }
        do { try Platform.remove(path) } catch {
            // The next run only reports these traps again.
        }
    }

    private func write(_ words: [String]) {
        if let file { Self.write(words, to: file) }
    }

    private static func write(_ words: [String], to file: Int32) {
        do throws(SystemError) { try Platform.writeAll(line(words), to: file) } catch {
            // Without its line, a step that ends the process is not named by the next run.
        }
    }

    private nonisolated static func line(_ words: [String]) -> [UInt8] {
        var line: [UInt8] = []
        for word in words {
            if !line.isEmpty { line.append(separator) }
            for byte in word.utf8 {
                line.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
            }
        }
        return line + [UInt8(ascii: "\n")]
    }

    private func close() {
        if let file { Platform.closeDescriptor(file) }
        file = nil
    }

    /// The words of the lines in an open file.
    private static func lines(of file: Int32) -> [[String]] {
        lines { try Platform.readFile(file, from: 0, limit: $0) }
    }

    private nonisolated static func lines(read: (Int) throws -> [UInt8]) -> [[String]] {
        let bytes: [UInt8]
        do { bytes = try read(largest) } catch { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: separator, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static func traps(in lines: [[String]]) -> [JournalTrap] {
        var (traps, steps, end) = ([JournalTrap](), [[String]](), unknownEnd)
        for words in lines {
            switch words[0] {
            case "trap" where words.count > 5:
                traps.append(
                    JournalTrap(
                        kind: words[1], state: words[2], end: words[4],
                        script: Array(words[5...]), lastCount: Int(words[3]) ?? 1))
            case "step" where words.count > 3: steps.append(words)
            case "end" where words.count == 2: end = words[1]
            case _: break
            }
        }
        guard let last = steps.last else { return traps }
        return traps + [
            JournalTrap(
                kind: last[1], state: last[2], end: end, script: steps.flatMap { $0.dropFirst(3) },
                lastCount: last.count - 3)
        ]
    }

    isolated deinit {
        close()
    }
}
