public import Wayline

extension RouteName {
    /// The log out screen.
    public static let logOut: RouteName = "log-out"
}

/// Logs the user out, and then leaves. After a failure the user can go back.
public final class LogOutScreen: ViewScreen {
    public let way = Way()
    public let view: LogOutView
    public let router: any Router
    private let viewModel: any LogOutViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any LogOutViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = LogOutView(words)
        router = LogOutRouter(viewModel: viewModel)
    }

    /// True while logging out is under way.
    var isLoggingOut: Bool { viewModel.isLoggingOut.value }

    public func start() {
        viewModel.isLoggingOut.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.isLoggingOut.bind(\.isHidden, on: view.tryAgain).store(in: &bindings)
        viewModel.error.bind(\.text, on: view.error).store(in: &bindings)
        view.tryAgain.onTap(self) { await $0.logOut() }
        begin { await $0.logOut() }
    }

    private func logOut() async {
        await viewModel.logOut()
        perform(LogOutRouter.Route.done)
    }
}
