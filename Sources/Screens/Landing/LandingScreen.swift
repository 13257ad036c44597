import Binding
public import Coordination
public import TextMenu

/// Where a user with a good password arrives.
public final class LandingScreen: ViewScreen {
    public let way = Way()
    public let view = LandingView()
    public let router: any Router = LandingRouter()
    private let viewModel: any LandingViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any LandingViewModelProtocol) {
        self.viewModel = viewModel
    }

    public func start() {
        viewModel.message.bind(\.text, on: view.message).store(in: &bindings)
        view.logOut.onTap(self) { $0.perform(LandingRouter.Route.logOut) }
    }
}
