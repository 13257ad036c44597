import Binding
import Coordination
import TextMenu
import WaylineRouting

/// Writes a recording as a script or as a test, in the words on the screen.
///
/// Tries the steps, then the words. If a screen differs from the recording, nothing is written.
@MainActor
package struct RecordedSource {
    private let header: RecordingHeader
    private let steps: [StepSource]

    /// A line that names the step that has ended the recorded program, if one has.
    private let ending: [String]

    /// Translates the steps of `replay`. Time in which nothing was due is left out if that changes nothing.
    package init(_ replay: Replay) async throws {
        header = replay.recording.header
        ending =
            replay.recording.unfinished.map { input in
                ["The recorded program has ended in the next step: \(input)".escaped(for: .line)]
            } ?? []
        if let difference = try await replay.firstDifference() {
            throw RecordingError.otherEffect(step: difference.number)
        }
        var actions = try await replay.actions(keepsTime: false)
        if try await replay.problem(with: actions) != nil {
            actions = try await replay.actions(keepsTime: true)
            if let problem = try await replay.problem(with: actions) { throw problem }
        }
        steps = actions.steps.flatMap(\.action.source)
    }

    /// The lines of a script.
    package var script: String {
        let language =
            header.language == "en" ? nil : "--language \(header.language.escaped(for: .shell))"
        let own = header.options.sorted { $0.key < $1.key }.map {
            "--\($0.key) \($0.value.escaped(for: .shell))"
        }
        let options =
            [language, header.link.map { "--link \($0.escaped(for: .shell))" }].compactMap(\.self)
            + own
        let note =
            options.isEmpty ? "" : " Run it with \(options.joined(separator: " "))."
        return
            (["# A recording of \(header.app.escaped(for: .line)).\(note)"] + steps.map(\.script)
            + ending.map { "# \($0)" })
            .map { "\($0)\n" }.joined()
    }

    /// A file with a test case of this name. `app` is a module and a value in it, such as `Shop.shop`.
    package func test(named name: String, of app: String) -> String {
        let module = app.prefix { $0 != "." }
        let lines =
            start(of: app.dropFirst(module.count)) + steps.map(\.swift)
            + ending.map { "// \($0)" }
        return """
            import \(module)
            import Wayline
            import XCTest

            /// A recording of \(header.app.escaped(for: .line)).
            @MainActor
            final class \(name): XCTestCase {
                func testTheRecordedWay() async throws {
            \(lines.map { "        \($0)\n" }.joined())    }
            }

            """
    }

    /// The lines that start the app as it was recorded.
    private func start(of app: Substring) -> [String] {
        var settings = header.options.sorted { $0.key < $1.key }.map {
            "options.options[\($0.key.quoted)] = \($0.value.quoted)"
        }
        if header.seed != 0 { settings.append("options.seed = \(header.seed)") }
        if header.language != "en" {
            settings.append("options.language = \(header.language.quoted)")
        }
        if let link = header.link { settings.append("options.link = \(link.quoted)") }
        if settings.isEmpty { return ["let app = try FlowDriver(\(app))"] }
        return ["var options = LaunchOptions()"] + settings
            + ["let app = try FlowDriver(\(app), options)"]
    }
}

/// The actions of all steps until the user quits, and the screen that they lead to.
private struct RecordedActions {
    /// The actions, each with the number of its step in the recording.
    var steps: [(number: Int, action: ExplorationStep.Action)] = []
    var lines: [String] = []
}

extension Replay {
    fileprivate func actions(keepsTime: Bool) async throws -> RecordedActions {
        let run = try InputRun.replaying(app, recording.header)
        defer { run.end() }
        let log = ActionLog(run)
        var lines: [String] = []
        for (index, step) in recording.steps.enumerated() {
            log.number = index + 1
            await run.advance(to: run.elapsed + step.wait)
            if step.wait > 0, keepsTime || run.hasUsedTime {
                log.add(.wait(.milliseconds(step.wait)))
            }
            log.addExpectations()
            await log.follow { await run.take(step.input, secret: secret) }
            if let problem = log.problem {
                throw RecordingError.noWords(problem, step: index + 1)
            }
            if run.isOver { break }
            lines = run.look().lines
            log.addExpectations()
        }
        return RecordedActions(steps: log.actions, lines: lines)
    }

    /// Returns the reason why the actions do not lead to their screen; nil if they do.
    fileprivate func problem(with actions: RecordedActions) async throws -> RecordingError? {
        let run = try InputRun.replaying(app, recording.header)
        defer { run.end() }
        var number = 1
        do {
            try await run.driver.wait()
            for step in actions.steps {
                number = step.number
                try await ExplorationStep(step.action).take(with: run.driver)
            }
        } catch let error as FlowDriverError {
            return .failsInWords(step: number, reason: error.mistake)
        }
        let lines = run.look().lines
        if lines == actions.lines { return nil }
        let index = zip(lines, actions.lines).prefix { $0 == $1 }.count
        return .otherScreen(
            line: index < lines.count ? lines[index] : "",
            recorded: index < actions.lines.count ? actions.lines[index] : "")
    }
}

/// Notes what inputs do to the controls of a page, and what the user asks the navigator for.
@MainActor
private final class ActionLog {
    private(set) var actions: [(number: Int, action: ExplorationStep.Action)] = []

    /// The number of the step whose actions are noted.
    var number = 1

    /// The first input that scripts have no words for.
    private(set) var problem: String?
    private let driver: FlowDriver

    /// False for plain lines: there, a line for a text presses no button.
    private let pressesDefaultButtons: Bool
    private var tokens: [AnyCancellable] = []

    /// The screen and the alert that the last expectation names.
    private var route: RouteName?
    private var alert: String?

    /// The default button, as long as a step has pressed Enter in a text.
    private var submitted: (any PressInput)?

    init(_ run: InputRun) {
        driver = run.driver
        pressesDefaultButtons = run.lines == nil
        route = driver.path.last
    }

    /// Notes the effect of `step`.
    func follow(_ step: () async -> Void) async {
        let page = Page(of: driver.navigator)
        tokens = page.controls.flatMap { watch($0) }
        tokens.append(driver.navigator.intents.bind { [weak self] in self?.note($0, on: page) })
        await step()
        tokens = []
        submitted = nil
    }

    func add(_ action: ExplorationStep.Action) { actions.append((number, action)) }

    /// Adds what is shown now, if it is another screen or alert.
    func addExpectations() {
        if let screen = driver.path.last, screen != route { add(.expectScreen(screen.rawValue)) }
        let title = driver.alerts.last?.title
        if let title, title != alert { add(.expectAlert(title)) }
        (route, alert) = (driver.path.last, title)
    }

    private func watch(_ control: Control) -> [AnyCancellable] {
        let name = control.label.isEmpty ? control.spokenLabel ?? "" : control.label
        let acts = (control as? any RowActing)?.performedActions.bind { [weak self] in
            self?.add(.act($0.action, on: $0.row, in: name))
        }
        let input = control.input
        let before = Options(of: input)
        let events = control.events.bind { [weak self] event in
            switch input {
            case .none: break
            case .press(let button): self?.note(event, of: button, name)
            case .text(let field): self?.note(event, of: field, name)
            case .options(let list): self?.note(event, of: list, name, before)
            }
        }
        return [acts, events].compactMap(\.self)
    }

    private func note(_ event: ControlEvent, of button: any PressInput, _ name: String) {
        if event == .tap, submitted !== button { add(.choose(name)) }
        if event == .change, let position = button.position { add(.toggle(name, isOn: position)) }
    }

    private func note(_ event: ControlEvent, of field: any TextInput, _ name: String) {
        if event == .change {
            if case .fill(let old)? = actions.last?.action, old.first?.control == name {
                actions.removeLast()
            }
            add(.fill([.text(field.text, into: name)]))
        } else if event == .submit {
            let button = Page(of: driver.navigator).defaultButton(after: field)
            if button != nil, !pressesDefaultButtons { return }
            add(.submit(name))
            submitted = button
        }
    }

    private func note(
        _ event: ControlEvent, of list: some OptionInput, _ name: String, _ before: Options
    ) {
        guard event == .change || event == .submit else { return }
        if list.filter != before.filter { return add(.filter(name, by: list.filter)) }
        if list.order != before.order { return add(.sort(name, by: list.order)) }
        let index = (0..<list.count).first {
            list.isChosen(at: $0) != before.chosen.contains($0)
        }
        if let index { add(.select(list.title(at: index), in: name)) }
    }

    private func note(_ intent: UserIntent, on page: Page) {
        switch intent {
        case .back: add(.back)
        case .select(let name):
            add(.choose(page.tabs.first { $0.name == name }?.title ?? name.rawValue))
        case .answer(let title): add(.choose(title))
        case .open(let link): add(.open(link))
        case .backTo, .dismiss, .perform: problem = problem ?? "\(intent)"
        }
    }
}

/// The state of a control with options before a step.
private struct Options {
    var filter = ""
    var order: RowOrder?
    var chosen: Set<Int> = []

    @MainActor
    init(of input: ControlInput) {
        guard case .options(let list) = input else { return }
        (filter, order) = (list.filter, list.order)
        if list.allowsSeveral { chosen = Set((0..<list.count).filter(list.isChosen)) }
    }
}
