import TextMenu
import WaylineRouting
import WaylineSystem

/// A session of a user with an app: each input, and what it has changed.
///
/// `app record FILE` writes one, a line for each step at once. `app replay FILE` and ``Replay`` repeat it.
/// Instead of the text of a secure field, it has only a name.
///
/// ```swift
/// let recording = try Recording(text)
/// let difference = try await Replay(recording, of: .cafe).firstDifference()
/// XCTAssertNil(difference)
/// ```
///
/// The second line has the conditions. A step has the milliseconds since the step before, the input, the digest of
/// the screen after it, the route of a new screen, and its first new line.
///
/// ```text
/// wayline-recording 1
/// {"app":"Café","language":"en","options":{},"seed":0,"terminal":{"columns":80,"isUnicode":true,"rows":24},"time":1750000000}
/// [0,"wait","2f1c7704","order","Order"]
/// [1310,"key down","90ab31c2"]
/// [240,"text An","7c55b6f1","","Name: An"]
/// [900,"secret Code","0d3c9b5e","","Code: filled in"]
/// [35,"key enter","e1be4410","receipt","Thank you, An."]
/// ```
public struct Recording: Hashable, Sendable {
    /// The most bytes of a recording.
    package static let limit = 1 << 28

    static let version = "wayline-recording 1"

    package let header: RecordingHeader
    package let steps: [RecordedStep]

    /// The input during which the program has ended, without its effect; nil if it has ended after a step.
    package let unfinished: RecordedInput?

    /// Reads a recording. A last line without an end is no step: the program has ended before its effect was
    /// written.
    public init(_ text: String) throws(RecordingError) {
        let all = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        let lines = all.dropLast()
        unfinished = all.last.flatMap { RecordedStep(beginning: $0) }?.input
        let version = String(Substring(lines.first ?? text.utf8[...]))
        guard version.hasPrefix("wayline-recording ") else { throw .noRecording }
        guard version == Self.version else { throw .otherVersion(version.dropFirst(18).excerpt) }
        guard lines.count > 1 else { throw .unreadable(line: 2, "") }
        header = try Self.read(lines[1], 2) { RecordingHeader($0) }
        var steps: [RecordedStep] = []
        for (index, line) in lines.enumerated().dropFirst(2) {
            steps.append(try Self.read(line, index + 1) { RecordedStep($0) })
        }
        self.steps = steps
    }

    private static func read<Part>(
        _ line: Substring.UTF8View, _ number: Int, _ make: (RouteValue) -> Part?
    ) throws(RecordingError) -> Part {
        guard let part = RouteValue(json: Array(line)).flatMap(make) else {
            throw .unreadable(line: number, Substring(line).excerpt)
        }
        return part
    }

    /// The names of the secrets, in the order of their first use.
    package var secrets: [String] {
        steps.reduce(into: []) { names, step in
            guard case .secret(let name) = step.input, !name.isEmpty, !names.contains(name) else {
                return
            }
            names.append(name)
        }
    }
}

extension Substring {
    /// The beginning of the text, without what could steer a terminal.
    fileprivate var excerpt: String { String(prefix(60)).escaped(for: .line) }
}

/// The conditions under which a recorded app ran.
package struct RecordingHeader: Codable, Hashable, Sendable {
    package struct Terminal: Codable, Hashable, Sendable {
        var columns: Int
        var rows: Int
        var isUnicode: Bool

        package init(columns: Int, rows: Int, isUnicode: Bool = true) {
            (self.columns, self.rows) = (min(columns, 1000), min(rows, 1000))
            self.isUnicode = isUnicode
        }
    }

    let app: String

    /// The size of the full screen; nil for plain lines.
    var terminal: Terminal?
    var language = "en"
    var link: String?

    /// The values of the app's own options.
    package var options: [String: String] = [:]

    /// The service outside of the process that the app has used; nil for none.
    package var outside: String?

    /// The number that all randomness comes from.
    var seed: UInt32 = 0

    /// The time of day at the beginning, in seconds since the beginning of 1970.
    var time = VirtualTime.usualStart

    package init(app: String, terminal: Terminal? = nil) {
        (self.app, self.terminal) = (app, terminal)
    }

    fileprivate init?(_ value: RouteValue) {
        do throws(RouteDecodingError) { self = try value.decode(Self.self) } catch { return nil }
        let sizes = [terminal?.columns, terminal?.rows].compactMap(\.self)
        guard sizes.allSatisfy((1...1000).contains), (0...1 << 40).contains(time) else {
            return nil
        }
    }

    /// The first two lines.
    func text() throws(RouteEncodingError) -> String {
        "\(Recording.version)\n\(try RouteValue(encoding: self).json)\n"
    }
}

/// The reason why a recording cannot be written, read, replayed or verified.
public enum RecordingError: Error, Hashable, Sendable {
    /// The file cannot be read or written; `reason` is the system's text.
    case file(String, reason: String)

    /// The file cannot be written.
    case notWritten(String, reason: String)

    /// The folder for the data of a run cannot be created.
    case noFolder(in: String, reason: String)

    /// The text does not begin as a recording does.
    case noRecording

    /// The recording has another version.
    case otherVersion(String)

    /// A line has no form of a recording.
    case unreadable(line: Int, String)

    /// The recording is of an app of another name.
    case otherApp(String, name: String)

    /// The app uses this service outside of its process.
    case outside(String)

    /// A step differs from the recording.
    case otherEffect(step: Int)

    /// The words of a script lead to another screen: its first different line, and the recorded one.
    case otherScreen(line: String, recorded: String)

    /// A step fails when its words are carried out.
    case failsInWords(step: Int, reason: String)

    /// A step that scripts have no words for.
    case noWords(String, step: Int)
}

extension RecordingError {
    /// Opens, reads or writes the file at `path`.
    package static func opening<Result>(
        _ path: String, _ open: () throws -> Result
    ) throws(RecordingError) -> Result {
        do { return try open() } catch {
            throw .file(path, reason: (error as? SystemError)?.text ?? "\(error)")
        }
    }
}

extension RecordingError: CustomStringConvertible {
    /// The reason in a sentence, and what to do.
    public var description: String {
        switch self {
        case .file(let path, let reason):
            "The recording '\(path)' cannot be opened: \(reason). Name another file."
        case .notWritten(let path, let reason):
            "The recording '\(path)' cannot be written: \(reason). Name another file."
        case .noFolder(let path, let reason):
            "The folder for the app's data cannot be created in '\(path)': \(reason). Set TMPDIR to "
                + "another folder."
        case .noRecording:
            "This is not a recording: a recording begins with the line '\(Recording.version)'."
        case .otherVersion(let version):
            "The recording has version '\(version)', and this program reads version 1: replay it with "
                + "the program that has recorded it."
        case .unreadable(let line, let text):
            "Line \(line) is not a line of a recording: '\(text)'. Restore it, or record again."
        case .otherApp(let app, let name):
            "The recording is of '\(app)', and this is '\(name)': replay it with its own program."
        case .outside(let service):
            "The recording cannot be replayed: the app would send what was typed to '\(service)', which may "
                + "answer differently now. Record it with services in memory."
        case .otherEffect(let step):
            "Step \(step) differs from the recording now, so nothing was written. See it with "
                + "'--verify', then record again."
        case .otherScreen(let line, let recorded):
            "The steps in the words of a script lead to another screen than the recording: it has "
                + "'\(line)', and the recording '\(recorded)'. Give each control a name of its own."
        case .failsInWords(let step, let reason):
            "Step \(step) fails in the words of a script: \(reason)"
        case .noWords(let input, let step):
            "Step \(step) is '\(input)', which scripts and tests have no words for: record again "
                + "without it."
        }
    }
}
