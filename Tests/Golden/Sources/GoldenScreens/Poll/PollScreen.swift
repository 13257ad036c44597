import Wayline

/// The input of the screen.
struct PollInput: ScreenInput {
    let id: Int
}

extension RouteID<PollInput> { static let poll = Self("poll") }

/// Joins the view and the view model.
final class PollScreen: FormKeeping {
    typealias Routes = PollRouter
    let view = PollView()
    let viewModel: any PollViewModelProtocol
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    init(viewModel: any PollViewModelProtocol) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.a, viewModel.aPublisher)
        bind(view.b, viewModel.bPublisher)
        bind(view.c, viewModel.cPublisher)
        bind(view.d, viewModel.dPublisher)
        bind(view.born, viewModel.bornPublisher)
        bind(view.height, viewModel.heightPublisher)
        bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in a, b, c, d and born." })
        bind(view.done, to: .done)
    }
}
