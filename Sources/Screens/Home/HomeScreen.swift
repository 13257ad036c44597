import Binding
public import Coordination
public import TextMenu

extension RouteID {
    /// The home screen.
    public static let home: RouteID = "home"
}

/// Where a user with a good password arrives.
public final class HomeScreen: ViewScreen {
    public let way = Way()
    public let view = HomeView()
    public let router: any Router = HomeRouter()
    private let viewModel: any HomeViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any HomeViewModelProtocol) {
        self.viewModel = viewModel
    }

    public func start() {
        viewModel.message.bind(\.text, on: view.message).store(in: &bindings)
        view.logOut.onTap(self) { $0.perform(HomeRouter.Route.logOut) }
    }
}
