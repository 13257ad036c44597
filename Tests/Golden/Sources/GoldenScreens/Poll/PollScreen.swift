import Wayline

/// The input of the screen.
struct PollInput: ScreenInput {
    let id: Int
}

extension Destination<PollInput, NoOutput> {
    static let poll = Self("poll")
}

/// Joins the view and the view model.
final class PollScreen: ViewScreen, DraftKeeping {
    typealias Routes = PollRouter
    let view = PollView()
    let viewModel: PollViewModel
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    init(viewModel: PollViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.a, viewModel.a)
        bind(view.b, viewModel.b)
        bind(view.c, viewModel.c)
        bind(view.d, viewModel.d)
        bind(view.born, viewModel.born)
        bind(view.height, viewModel.height)
        bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in a, b, c, d and born." })
        bind(view.done, to: .done)
    }
}
