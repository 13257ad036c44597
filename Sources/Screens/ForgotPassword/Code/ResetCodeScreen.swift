public import Wayline

extension RouteName {
    /// The last step of resetting a password.
    public static let resetCode: RouteName = "reset-code"
}

/// Asks for the code and a new password. Saves neither.
public final class ResetCodeScreen: ViewScreen {
    public let way = Way()
    public let view: ResetCodeView
    public let router: any Router
    private let viewModel: any ResetCodeViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any ResetCodeViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ResetCodeView(words, email: viewModel.email)
        router = ResetCodeRouter(viewModel: viewModel)
    }

    /// True while the reset is under way: it is not known yet which password is valid.
    var isSetting: Bool { viewModel.isSetting.value }

    public func start() {
        view.code.bind(bothWays: viewModel.code).store(in: &bindings)
        viewModel.codeError.bind(\.error, on: view.code).store(in: &bindings)
        viewModel.letter.bind(\.text, on: view.letter).store(in: &bindings)
        view.newPassword.bind(viewModel.newPassword, in: &bindings)
        viewModel.isSetting.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.canSet.bind(\.isEnabled, on: view.set).store(in: &bindings)
        viewModel.results.bind(to: self) { $0.handle($1) }.store(in: &bindings)
        view.set.onTap(self) { await $0.viewModel.set() }
        begin { await $0.viewModel.readLetter() }
    }

    private func handle(_ result: Result<Session, AccountError>) {
        switch result {
        case .success: perform(ResetCodeRouter.Route.set)
        case .failure: perform(ResetCodeRouter.Route.failed)
        }
    }
}

/// The input of the last step: the recipient of the code.
public struct ResetCodeInput: Hashable, Codable, Sendable {
    /// The email to which the code was sent.
    public let email: String

    /// The step after a code was sent to `email`.
    public init(email: String) {
        self.email = email
    }
}
