import Binding
import Coordination
import WaylineRouting

/// Notes the last steps of a driver, for a recording if a step fails.
@MainActor
final class StepLog {
    /// The conditions of the run.
    var header: ScriptHeader

    /// The name of the block in which the steps are taken; nil outside of a block. In a block, the
    /// screen after each step is noted.
    var block: String?

    /// The last steps. Unless steps were left out, the first one is the start of the app.
    private var steps: [LoggedStep]

    /// The names of the secrets that were typed, by the hashes of their texts.
    private var secrets: [Int: String] = [:]
    private var token: AnyCancellable?

    init(of navigator: Navigator) {
        steps = [LoggedStep(["wait", "0ms"])]
        header = ScriptHeader(app: navigator.state.root.route.rawValue)
        follow(navigator)
    }

    /// Notes the events of `navigator`.
    func follow(_ navigator: Navigator) {
        navigator.keepFacts(true)
        token = navigator.events.bind { [weak self] in self?.note($0) }
    }

    /// Notes the place in which the last step has ended, and the words of the next one.
    func begin(
        _ words: [StepWord], _ intent: UserIntent? = nil, after place: LoggedStep.Place
    ) {
        steps[steps.count - 1].place = place
        steps.append(LoggedStep(words, intent))
        guard steps.count > RecordedRun.mostSteps else { return }
        steps.removeFirst()
        header.omitted += 1
    }

    /// Replaces the words of the current step when more is known about it.
    func reword(_ words: [StepWord]) {
        steps[steps.count - 1].words = words
    }

    /// Returns the run up to now. If a step has failed, it is the last one.
    func run(to place: LoggedStep.Place, outside: String?, from site: CallSite) -> RecordedRun {
        var (header, steps) = (header, steps)
        header.outside = outside
        steps[steps.count - 1].place = place
        return RecordedRun(header, steps, name: block ?? "\(site.fileName)-\(site.line)")
    }

    /// Returns the name of a secret. The same text always gets the same name.
    func name(ofSecret text: String, in field: String) -> String {
        if let known = secrets[text.hashValue] { return known }
        let label = field.isEmpty ? "secret" : field
        var (name, count) = (label, 1)
        while secrets.values.contains(name) {
            count += 1
            name = "\(label) \(count)"
        }
        secrets[text.hashValue] = name
        return name
    }

    /// Notes an event of the last step. It has a limit, since an app can navigate without end.
    private func note(_ event: NavigationEvent) {
        guard steps[steps.count - 1].events.count < RecordedRun.mostSteps else { return }
        steps[steps.count - 1].events.append(event)
    }
}

/// A step of a driver, and its effect.
struct LoggedStep: Sendable {
    /// The place after a step.
    struct Place: Sendable {
        let state: NavigationState

        /// The message that a front end shows; nil for none.
        let message: String?

        /// The text of the screen; nil if it was not noted.
        var lines: [String]?
    }

    var words: [StepWord]

    /// The intent that the test has sent, if scripts have no words for it.
    var intent: UserIntent?
    var events: [NavigationEvent] = []
    var place: Place?

    init(_ words: [StepWord], _ intent: UserIntent? = nil) {
        (self.words, self.intent) = (words, intent)
    }

    /// The step in a script.
    var script: String { words.map(\.script).joined(separator: " ") }

    /// The step in the text of an error.
    var shown: String { intent.map { "send \($0)" } ?? script }

    /// The events with the facts of their decisions, and the place, line by line.
    var notes: [String] {
        let events = events.flatMap { event in
            let facts = event.decider?.facts.map { RouteParameters($0).value.json }
            return (facts.map { $0 == "{}" ? [] : ["facts: \($0)"] } ?? []) + ["\(event)"]
        }
        let sent = intent == nil ? [] : [shown]
        guard let place else { return sent + events }
        let message = place.message.map { ["message: \($0.quoted)"] } ?? []
        return sent + events + message + "\(place.state)".lines
    }
}
