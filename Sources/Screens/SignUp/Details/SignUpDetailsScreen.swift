public import Wayline

extension RouteName {
    /// The first step of signing up.
    public static let signUpDetails: RouteName = "sign-up-details"
}

/// Asks for the details of the new user.
public final class SignUpDetailsScreen: ViewScreen, DraftKeeping {
    public let way = Way()
    public let view: SignUpDetailsView
    public let router: any Router
    private let viewModel: any SignUpDetailsViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and fills in `viewModel`.
    public init(viewModel: any SignUpDetailsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = SignUpDetailsView(words)
        router = SignUpDetailsRouter(viewModel: viewModel)
    }

    public var draft: SignUpDetails {
        get { viewModel.details }
        set { viewModel.details = newValue }
    }

    public func start() {
        view.name.bind(bothWays: viewModel.name).store(in: &bindings)
        view.email.bind(bothWays: viewModel.email).store(in: &bindings)
        viewModel.emailError.bind(\.error, on: view.email).store(in: &bindings)
        viewModel.canGoOn.bind(\.isEnabled, on: view.next).store(in: &bindings)
        view.next.onTap(self) { $0.perform(SignUpDetailsRouter.Route.next) }
    }
}
