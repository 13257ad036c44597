public import Wayline

extension RouteName {
    /// The first step of resetting a password.
    public static let resetRequest: RouteName = "reset-request"
}

/// Asks for the email of the account.
public final class ResetRequestScreen: ViewScreen, DraftKeeping {
    public let way = Way()
    public let view: ResetRequestView
    public let router: any Router
    private let viewModel: any ResetRequestViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any ResetRequestViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = ResetRequestView(words)
        router = ResetRequestRouter(viewModel: viewModel)
    }

    public var draft: String {
        get { viewModel.email.value }
        set { viewModel.email.value = newValue }
    }

    public func start() {
        view.email.bind(bothWays: viewModel.email).store(in: &bindings)
        viewModel.emailError.bind(\.error, on: view.email).store(in: &bindings)
        viewModel.isSending.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.canSend.bind(\.isEnabled, on: view.send).store(in: &bindings)
        viewModel.results.bind(to: self) { $0.handle($1) }.store(in: &bindings)
        view.send.onTap(self) { await $0.viewModel.send() }
    }

    private func handle(_ result: Result<Void, AccountError>) {
        switch result {
        case .success: perform(ResetRequestRouter.Route.sent)
        case .failure: perform(ResetRequestRouter.Route.failed)
        }
    }
}
