import Wayline

/// The input of the screen.
struct SignUpInput: ScreenInput {
    let code: String
    @Secret var adminPassword: String
}

extension Destination<SignUpInput, SignUpEntry> {
    static let signUp = Self("sign-up")
}

/// Joins the view and the view model.
final class SignUpScreen: ViewScreen, DraftKeeping {
    typealias Routes = SignUpRouter
    let view = SignUpView()
    let viewModel: SignUpViewModel
    var facts: Routes.Facts { .init(entry: viewModel.entry) }

    init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.name, viewModel.name)
        bind(view.password, viewModel.password)
        bind(view.oldPassword, viewModel.oldPassword)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in name and password." })
        bind(view.done, to: .done)
    }
}
