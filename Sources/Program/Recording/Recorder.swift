import Binding
import Coordination
import TextMenu
import WaylineApplication
import WaylineExploration
import WaylineInterface
import WaylineRouting
import WaylineSystem

/// Passes the inputs of a user to a run, and writes each with its effect.
///
/// An input waits until the one before it is done. A replay also waits, so it has the same effects.
@MainActor
final class Recorder {
    /// The most bytes of text in a step.
    private static let longestText = 24

    /// The longest time before a step, in milliseconds: a week.
    private static let longestWait = 604_800_000
    private static let noWait = Step.wait(0).script

    let run: InputRun
    private let write: (String) throws -> Void
    private var last: Sight?
    private var lastTime = 0

    /// The names of secrets by their texts. The same text has the same name in all fields.
    private var names = ["": ""]

    /// Exists while there is such a text.
    private var memory: SecretInMemory?

    /// The name of the text in a secure field, as long as the user types it.
    private var secret: (field: any TextInput, name: () -> String, sight: Sight, time: Int)?

    /// Starts `app`, and passes the text of the recording to `write`, a part at a time.
    convenience init(
        _ app: App, _ header: ScriptHeader, write: @escaping (String) throws -> Void
    ) throws {
        try self.init(header, try InputRun(app, header, InputRun.fronts()), write: write)
    }

    init(
        _ header: ScriptHeader, _ run: InputRun, write: @escaping (String) throws -> Void
    ) throws {
        (self.run, self.write) = (run, write)
        var header = header
        header.outside = run.driver.app?.context.outside.value
        header.language = run.driver.app?.context.language.value ?? header.language
        try write("\(header.script)\n")
    }

    /// True if the user has quit, or the app has ended.
    var isOver: Bool { run.isOver }

    /// Notes what the app shows when it has begun.
    func begin() async throws {
        await run.take {}
        try note(nil)
    }

    /// Takes a step other than keys and lines.
    func take(_ step: Step) async throws { try await take(step) { $0 } }

    /// Lets time pass, in milliseconds from the beginning.
    func advance(to time: Int) async throws {
        await run.advance(to: time)
        if let last, !isOver, run.driver.navigator.state.top.route.rawValue != last.screen {
            try note(nil)
        }
    }

    /// Takes keys. Keys that were typed before an alert was shown do not answer it.
    func press(_ keys: [Key]) async throws {
        guard let front = run.terminal else { return }
        let alerts = run.driver.alerts
        var rest = keys[...]
        while let key = rest.first, !isOver, run.driver.alerts == alerts {
            let edited = front.editedControl
            if case .text(let field)? = edited?.input, field.isSecure, key.canEdit {
                rest.removeFirst()
                try await type(key, into: field)
            } else {
                try await take(takeInput(from: &rest, isText: edited != nil))
            }
        }
    }

    /// Takes a line; nil for the end of the input.
    func answer(_ line: String?) async throws {
        guard let line else { return try await take(.quit) }
        guard run.lines?.echo == .hidden else { return try await take(.line(line)) }
        let fields = Page(of: run.driver.navigator).controls.filter {
            if case .text(let field) = $0.input { field.isSecure } else { false }
        }
        let label = (fields.first(where: \.hasFocus) ?? fields.first)?.label ?? ""
        try await take(.secret(name(of: line, in: label))) { _ in line }
    }

    /// Notes the end of the input, and ends the app.
    func end() async throws {
        defer { run.end() }
        try writeSecret()
        if !isOver { try await take(.quit) }
    }

    private func type(_ key: Key, into field: some TextInput) async throws {
        let old = field.text
        await run.take { run.input { run.terminal?.press(key) } }
        if field.text == old, !key.isTyped { return try note(.key(key)) }
        if secret?.field !== field { try writeSecret() }
        let text = field.text
        secret = (field, { self.name(of: text, in: field.label) }, run.look(), run.elapsed)
    }

    /// Takes the first key, or as many keys with text as go into a step.
    private func takeInput(from keys: inout ArraySlice<Key>, isText: Bool) -> Step {
        var text = ""
        while case .text(let scalar)? = keys.first, text.isEmpty || isText,
            text.utf8.count < Self.longestText
        {
            text.unicodeScalars.append(scalar)
            keys.removeFirst()
        }
        return text.isEmpty ? keys.popFirst().map { .key($0) } ?? .text("") : .text(text)
    }

    private func take(_ step: Step, secret: @escaping (String) -> String) async throws {
        try writeSecret()
        // If the step ends the process, the recording still has its input.
        try begin(step, at: run.elapsed)
        try await step.take(on: StepStage(run, secret: secret))
        try end(run.look())
    }

    private func writeSecret() throws {
        guard let typed = secret.take() else { return }
        try begin(.secret(typed.name()), at: typed.time)
        try end(typed.sight)
    }

    /// Writes a step that is done; without one, that time alone has changed the screen.
    private func note(_ step: Step?) throws {
        try writeSecret()
        try begin(step, at: run.elapsed)
        try end(run.look())
    }

    /// Writes the time before a step, and the step without its effect.
    private func begin(_ step: Step?, at time: Int) throws {
        let wait = Step.wait(.milliseconds(min(time - lastTime, Self.longestWait))).script
        lastTime = time
        guard let step else { return try write(wait) }
        try write((wait == Self.noWait ? "" : "\(wait)\n") + step.script)
    }

    /// Writes the effect of the step that is begun.
    private func end(_ sight: Sight) throws {
        try write(" \(StepEffect(from: last, to: sight).script)\n")
        last = sight
    }

    private func name(of text: String, in field: String) -> String {
        if let known = names[text] { return known }
        let label = field.isEmpty ? "secret" : field
        var (name, count) = (label, 1)
        while names.values.contains(name) {
            count += 1
            name = "\(label) \(count)"
        }
        names[text] = name
        memory = memory ?? SecretInMemory()
        return name
    }
}

extension Key {
    /// True if the key types a text.
    fileprivate var isTyped: Bool {
        switch self {
        case .text, .paste: true
        default: false
        }
    }

    /// True if it only edits a text, or does nothing to it.
    fileprivate var canEdit: Bool {
        switch self {
        case .enter, .escape, .tab, .backTab, .mouse: false
        default: true
        }
    }
}
