import Binding
import Coordination
import WaylineApplication
import WaylineExploration
import WaylineInterface
import WaylineRouting

/// Notes what inputs do to the controls of a page, and what the user asks the navigator for, as
/// steps in words.
@MainActor
final class ActionLog {
    private(set) var steps: [TranslatedStep] = []

    /// The number of the step that is taken.
    var number = 0
    private let driver: FlowDriver

    /// False for plain lines: there, a line for a text presses no button.
    private let pressesDefaultButtons: Bool
    private var tokens: [AnyCancellable] = []

    /// The first intent that scripts have no words for.
    private var problem: UserIntent?

    /// The user's last request to quit.
    private var quitting: NavigationAttempt?

    /// The number of the first step that asks to quit.
    private(set) var quitStep: Int?

    /// The screen and the alert that the last expectation names.
    private var route: RouteName?
    private var alert: String?

    /// The default button, as long as a step has pressed Enter in a text.
    private var submitted: (any PressInput)?

    /// The name of the secret that the step fills in.
    private var secret: String?

    init(_ run: InputRun) {
        driver = run.driver
        pressesDefaultButtons = run.lines == nil
        route = driver.path.last
    }

    /// True while the app asks whether the user may quit, and after the user has quit.
    var isQuitting: Bool {
        switch quitting?.outcome {
        case .committed: true
        case .stayed, .refused, .superseded: false
        case nil: quitting != nil
        }
    }

    /// Takes a step, and notes its effect. A step that has words already stays as it is. A question
    /// before quitting, which scripts have no words for, is left out with its answer.
    func take(_ step: ReplayStep, on stage: StepStage) async throws {
        if isQuitting { return try await step.take(on: stage) }
        if let words = step.step, !words.isInput {
            add(words)
            try await step.take(on: stage)
            return (route, alert) = (driver.path.last, driver.alerts.last?.title)
        }
        addExpectations()
        secret = step.step?.secretName
        let page = Page(of: driver.navigator)
        tokens = page.controlsAndActions.flatMap { watch($0) }
        tokens.append(driver.navigator.intents.bind { [weak self] in self?.note($0, on: page) })
        tokens.append(driver.navigator.undos.bind { [weak self] in self?.add(.undo) })
        tokens.append(driver.navigator.quits.bind { [weak self] in self?.noteQuitting($0) })
        try await step.take(on: stage)
        (tokens, submitted) = ([], nil)
        if let problem { throw RecordingError.noWords("\(problem)", step: number) }
        if !isQuitting, stage.run?.isOver == false { addExpectations() }
    }

    func add(_ step: Step) { steps.append(TranslatedStep(step: step, number: number)) }

    /// Adds what is shown now, if it is another screen or alert.
    private func addExpectations() {
        if let screen = driver.path.last, screen != route { add(.expectScreen(screen.rawValue)) }
        let title = driver.alerts.last?.title
        if let title, title != alert { add(.expectAlert(title)) }
        (route, alert) = (driver.path.last, title)
    }

    private func watch(_ control: Control) -> [AnyCancellable] {
        let name = control.name
        let acts = (control as? any RowActing)?.performedActions.bind { [weak self] in
            self?.add(
                $0.row.map { [action = $0.action] row in .act(action, on: row, in: name) }
                    ?? .act($0.action, onSelectedIn: name))
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
            if steps.last?.step.fills(name) == true { steps.removeLast() }
            let isSecret = field.isSecure && !field.text.isEmpty
            add(
                isSecret
                    ? .type(secret: secret ?? name, into: name) : .type(field.text, into: name))
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
        let changed = (0..<list.count).filter {
            list.isSelected(at: $0) != before.selected.contains($0)
        }
        // The filter may hide others that were deselected.
        if changed.count == 1, abs(list.selectedCount - before.selectedCount) == 1 {
            add(.select(row: list.title(at: changed[0]), in: name))
        } else if list.selectedCount != before.selectedCount {
            add(.selectAll(list.selectedCount > 0, in: name))
        }
    }

    private func noteQuitting(_ attempt: NavigationAttempt) {
        quitting = attempt
        quitStep = quitStep ?? number
    }

    private func note(_ intent: UserIntent, on page: Page) {
        switch intent {
        case .back: add(.back)
        case .select(let name):
            add(.choose(page.tabs.first { $0.name == name }?.title ?? name.rawValue))
        case .answer(let title): add(.choose(title))
        case .open(let link): add(.open(link))
        case .backTo, .dismiss, .perform: problem = problem ?? intent
        }
    }
}

/// A step in the words on the screen, and the number of the step that it translates.
struct TranslatedStep {
    let step: Step
    let number: Int
}

/// The state of a control with options before a step.
private struct Options {
    var filter = ""
    var order: RowOrder?
    var chosen: Set<Int> = []
    var selected: Set<Int> = []
    var selectedCount = 0

    @MainActor
    init(of input: Control.Input) {
        guard case .options(let list) = input else { return }
        (filter, order) = (list.filter, list.order)
        if list.allowsSeveral { chosen = Set((0..<list.count).filter(list.isChosen)) }
        selectedCount = list.selectedCount
        if selectedCount > 0 { selected = Set((0..<list.count).filter(list.isSelected)) }
    }
}
