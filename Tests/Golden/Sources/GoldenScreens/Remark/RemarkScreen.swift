import Wayline

/// The input of the screen.
nonisolated struct RemarkInput: Codable, Hashable, Sendable {
    let id: Int
}

extension RouteID<RemarkInput> { static let remark = Self("remark") }

/// Joins the view and the view model.
final class RemarkScreen: FormKeeping {
    typealias Routes = RemarkRouter
    let view = RemarkView()
    let viewModel: RemarkViewModel
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    init(viewModel: RemarkViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.text, viewModel.text)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in text." })
        bind(view.done, to: .done)
    }
}
