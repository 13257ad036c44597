import Binding
import Coordination

/// A screen that is held by a closure of its own view model.
@MainActor
final class ClosureHeldScreen: Screen {
    @MainActor
    final class ViewModel {
        var onChange: () -> Void = {}
    }

    let viewModel = ViewModel()

    func start() {
        viewModel.onChange = { self.viewModel.onChange = {} }
    }
}

/// A screen whose view model is held by a binding, which outlives both.
@MainActor
final class BoundScreen: Screen {
    @MainActor
    final class ViewModel {
        private var depth = 0

        func note(_ tide: Int) {
            depth = tide
        }
    }

    let viewModel = ViewModel()

    init(to harbor: Harbor) {
        harbor.bindings.append(harbor.tide.bind { [viewModel] in viewModel.note($0) })
    }
}

/// A screen that is held by a task, until the gate is opened.
@MainActor
final class TaskHeldScreen: Screen {
    private let gate: Wicket

    init(_ gate: Wicket) {
        self.gate = gate
    }

    func start() {
        Task {
            await gate.pass()
            stop()
        }
    }
}

/// A screen with one that it holds for ever.
@MainActor
final class GroupScreen: Screen {
    let companion = ClosureHeldScreen.ViewModel()
    let children: [any Screen] = [ClosureHeldScreen()]

    var companions: [AnyObject] { [companion] }

    func start() {
        companion.onChange = { [companion] in companion.onChange = {} }
    }
}
