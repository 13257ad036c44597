import Binding
import Coordination
import WaylineSystem
import WaylineText

/// Writes what happens in the navigation of an app to a file, a line for each event, fault and
/// leak. A line is written at once, so that it is there after a crash.
@MainActor
final class Trace {
    private let path: String
    private let file: Int32
    private let log: (@MainActor (String) -> Void)?
    private var isBroken = false
    private var tokens: [AnyCancellable] = []

    /// Replaces the file at `path`. A failure to write to it later goes to `log`, and ends the
    /// trace.
    init(_ path: String, _ log: (@MainActor (String) -> Void)?) throws(App.LaunchError) {
        self.path = path
        self.log = log
        do throws(SystemError) {
            file = try Platform.replacePrivateFile(path)
        } catch {
            throw .unwritableTrace(path: path, reason: error.text)
        }
    }

    /// Writes the events, faults and leaks of `navigator`.
    func follow(_ navigator: Navigator) {
        tokens = [
            navigator.events.bind { [weak self] in self?.write("\($0)") },
            navigator.faults.bind { [weak self] in self?.write("fault: \($0)") },
            navigator.leaks.bind { [weak self] in self?.write("leak: \($0)") },
        ]
    }

    private func write(_ text: String) {
        if isBroken { return }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").printable
        do throws(SystemError) {
            try Platform.writeAll(Array("\(line)\n".utf8), to: file)
        } catch {
            isBroken = true
            log?("\(App.LaunchError.unwritableTrace(path: path, reason: error.text))")
        }
    }

    isolated deinit {
        Platform.closeDescriptor(file)
    }
}
