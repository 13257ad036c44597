import Coordination
import Screens
import TextMenu

/// A run of the app in which the same steps are taken, and the states that it went through.
@MainActor
class Walk {
    let navigator: Navigator
    private(set) var states: [NavigationState] = []

    init() throws {
        navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
    }

    /// Takes all steps, and notes the state after each.
    func take(_ steps: [Step]) async throws -> [NavigationState] {
        for step in steps {
            try await take(step)
            states.append(navigator.state)
        }
        return states
    }

    func take(_ step: Step) async throws {}

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
