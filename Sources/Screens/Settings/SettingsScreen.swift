public import Wayline

extension RouteName {
    /// The settings.
    public static let settings: RouteName = "settings"
}

/// Shows the language and the button that logs out.
public final class SettingsScreen: ViewScreen {
    public let way = Way()
    public let view: SettingsView
    public let router: any Router
    private let viewModel: any SettingsViewModelProtocol
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows and changes `viewModel`.
    public init(viewModel: any SettingsViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = SettingsView(words)
        router = SettingsRouter(words: words)
    }

    public func start() {
        view.language.bind(bothWays: viewModel.language).store(in: &bindings)
        viewModel.email.map { [words] in $0.isEmpty ? "" : words(.loggedInAs, $0) }
            .bind(\.text, on: view.user).store(in: &bindings)
        view.logOut.onTap(self) { $0.perform(SettingsRouter.Route.leave) }
    }
}
