public import Wayline

extension RouteName {
    /// The launch screen.
    public static let launch: RouteName = "launch"
}

/// Reads the session of the last run, and opens the app.
public final class LaunchScreen: ViewScreen {
    public let way = Way()
    public let view: LaunchView
    public let router: any Router
    private let viewModel: any LaunchViewModelProtocol
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any LaunchViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        view = LaunchView(words)
        router = LaunchRouter(viewModel: viewModel)
    }

    public func start() {
        viewModel.isOpening.bind(\.isSpinning, on: view.progress).store(in: &bindings)
        viewModel.isOpening.bind(\.isHidden, on: view.goOn).store(in: &bindings)
        viewModel.error.bind(\.text, on: view.error).store(in: &bindings)
        view.goOn.onTap(self) { await $0.open() }
        begin { await $0.open() }
    }

    private func open() async {
        await viewModel.open()
        perform(LaunchRouter.Route.opened)
    }
}
