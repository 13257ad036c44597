import Wayline

/// The input of the screen.
struct RatingInput: ScreenInput {
    let order: Int
}

extension Destination<RatingInput, NoOutput> {
    static let rating = Self("rating")
}

/// Joins the view and the view model.
final class RatingScreen: ViewScreen, DraftKeeping {
    typealias Routes = RatingRouter
    let view = RatingView()
    let viewModel: RatingViewModel
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    init(viewModel: RatingViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.stars, viewModel.stars)
        bind(view.comment, viewModel.comment)
        bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in stars." })
        view.done.onTap(self) { await $0.viewModel.save() }
        bind(\.failure.text, viewModel.saving.error.map { $0?.text ?? "" })
        bind(viewModel.saving.results) { if $1.isSuccess { $0.perform(.done) } }
    }
}
