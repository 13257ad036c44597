import SampleSupport
import Wayline

@testable import Screens

/// A run of the app that takes given steps, and the states that it went through.
@MainActor
class Walk {
    let navigator: Navigator
    let stage: AppStage
    let environment: AppEnvironment
    let app: RunningApp
    private(set) var states: [NavigationState] = []

    /// Called after each step.
    var onStep: @MainActor () -> Void = {}

    init() throws {
        stage = try AppStage()
        environment = stage.environment()
        var options = LaunchOptions()
        options.folder = stage.home.folder.data.path
        options.clock = AnyScheduler(stage.clock)
        options.savingClock = AnyScheduler(stage.savingClock)
        let environment = environment
        app = try App.wayline { _ in environment }.start(options)
        navigator = app.navigator
    }

    /// Waits until it is known who is logged in.
    func begin() async {
        while navigator.state.path == ["launch"] { await Task.yield() }
    }

    /// Takes all steps, and records the state after each.
    func take(_ steps: [Step]) async throws -> [NavigationState] {
        await begin()
        for step in steps {
            try await take(filledIn(step))
            states.append(navigator.state)
            onStep()
        }
        return states
    }

    func take(_ step: Step) async throws {}

    /// Everything that has been shown.
    var shown: String { "" }

    /// The step, completed with values that are known only when it is taken.
    func filledIn(_ step: Step) async -> Step {
        guard case .typeCode(let address, let label) = step else { return step }
        let letter = await stage.home.postbox.letter(to: address)
        return .type(letter?.code ?? "", into: label)
    }

    /// The tab to the right of the one that is shown.
    var nextTab: String {
        Page(of: navigator).tabs.drop { !$0.isSelected }.dropFirst().first?.title ?? ""
    }

    /// The controls that the user can act on, by their names.
    func place(of label: String) throws -> Int {
        let controls = Page(of: navigator).controls
        guard let index = controls.firstIndex(where: { ($0.spokenLabel ?? $0.label) == label })
        else {
            throw StepError(label: label)
        }
        return index
    }
}

/// A step that cannot be taken.
struct StepError: Error {
    let label: String
}
