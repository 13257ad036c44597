import WaylineSystem

/// A way that has ended the process of an earlier run.
struct JournalTrap {
    /// The kind of the last step.
    let kind: String

    /// The number of the state in which the last step was taken.
    let state: String

    /// The lines of the script, with the last step.
    let script: [String]

    /// The number of lines of the last step.
    let lastCount: Int

    /// The lines of the last step.
    var last: [String] { script.suffix(lastCount) }

    /// Returns whether moves of this kind would end the process again, with or without a fault.
    func bans(_ kind: String) -> Bool {
        kind == self.kind || kind.hasPrefix("\(self.kind) during ")
    }
}

/// A file with the steps since the start of the app. Each step is written before it is taken. If the process
/// ends, the last step in the file is the cause.
@MainActor
package final class Journal {
    private static let separator: Character = "\u{1F}"
    private static let largest = 1 << 24

    /// The ways that have ended earlier runs.
    let traps: [JournalTrap]
    private let path: String?
    private var file: Int32?

    /// Reads the journal that an earlier run has left. Without a path, nothing is written.
    init(at path: String?) {
        self.path = path
        traps = path.map(Self.read) ?? []
    }

    /// The number of ways that the file at `path` names.
    package static func trapCount(at path: String) -> Int { read(path).count }

    /// Begins a new walk.
    func restart() {
        guard let path else { return }
        do {
            if let file {
                Platform.empty(file)
            } else {
                file = try Platform.replacePrivateFile(path)
            }
            for trap in traps {
                write(["trap", trap.kind, trap.state, "\(trap.lastCount)"] + trap.script)
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
        guard let path, file != nil else { return }
        close()
        do { try Platform.remove(path) } catch {
            // The next run only reports these traps again.
        }
    }

    private func write(_ words: [String]) {
        guard let file else { return }
        var line = words.joined(separator: String(Self.separator))
        if line.utf8.contains(UInt8(ascii: "\n")) { line = line.replacing("\n", with: " ") }
        _ = Platform.writeAll(line + "\n", to: file)
    }

    private func close() {
        if let file { Platform.closeDescriptor(file) }
        file = nil
    }

    private static func read(_ path: String) -> [JournalTrap] {
        let bytes: [UInt8]
        do { bytes = try Platform.readFile(path, limit: largest) } catch { return [] }
        var (traps, steps) = ([JournalTrap](), [[String]]())
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: separator, omittingEmptySubsequences: false)
                .map { String($0) }
            guard words.count > 3 else { continue }
            if words[0] == "trap" {
                traps.append(
                    JournalTrap(
                        kind: words[1], state: words[2], script: Array(words[4...]),
                        lastCount: Int(words[3]) ?? 1))
            } else {
                steps.append(words)
            }
        }
        guard let last = steps.last else { return traps }
        let script = steps.flatMap { $0.dropFirst(3) }
        return traps + [
            JournalTrap(kind: last[1], state: last[2], script: script, lastCount: last.count - 3)
        ]
    }

    isolated deinit {
        close()
    }
}
