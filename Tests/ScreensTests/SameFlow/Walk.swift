import Coordination
import Screens
import TextMenu

/// A run of the app in which the same steps are taken, and the states that it went through.
@MainActor
class Walk {
    let navigator: Navigator
    private let stage: AppStage
    private let app: SampleApp
    private(set) var states: [NavigationState] = []

    init() throws {
        stage = try AppStage()
        app = try SampleApp(surroundings: stage.surroundings())
        navigator = app.navigator
    }

    /// Waits until it is known who is logged in.
    func begin() async {
        while navigator.state.path == [.launch] { await Task.yield() }
    }

    /// Takes all steps, and notes the state after each.
    func take(_ steps: [Step]) async throws -> [NavigationState] {
        await begin()
        for step in steps {
            try await take(step)
            states.append(navigator.state)
        }
        return states
    }

    func take(_ step: Step) async throws {}

    /// The tab to the right of the one that is shown.
    var nextTab: String {
        Page(of: navigator).tabs.drop { !$0.isSelected }.dropFirst().first?.title ?? ""
    }

    /// The controls that the user can act on, by their names.
    func place(of label: String) throws -> Int {
        let controls = Page(of: navigator).controls
        guard let index = controls.firstIndex(where: { $0.label == label }) else {
            throw StepError(label: label)
        }
        return index
    }
}

/// A step that cannot be taken.
struct StepError: Error {
    let label: String
}
