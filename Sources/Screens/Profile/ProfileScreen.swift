public import Coordination
public import TextMenu

extension RouteID {
    /// A person's profile, or with no input the user's own.
    public static let profile: RouteID = "profile"
}

/// A person: four screens in one, each with a view model of its own.
public final class ProfileScreen: ViewScreen {
    public let way = Way()
    public let view: ProfileView
    public let router: any Router
    private let viewModel: any ProfileViewModelProtocol
    private let header: ProfileHeaderScreen
    private let photos: ProfilePhotosScreen
    private let friends: ProfileFriendsScreen
    private let about: ProfileAboutScreen

    /// A screen that shows `viewModel`, called by the person's name where that is known.
    public init(viewModel: any ProfileViewModelProtocol, name: String? = nil, words: Words) {
        self.viewModel = viewModel
        header = ProfileHeaderScreen(viewModel: viewModel.header, words: words)
        photos = ProfilePhotosScreen(viewModel: viewModel.photos, words: words)
        friends = ProfileFriendsScreen(viewModel: viewModel.friends, words: words)
        about = ProfileAboutScreen(viewModel: viewModel.about, words: words)
        view = ProfileView(words, name: name, [header, photos, friends, about])
        router = ProfileRouter(viewModel: viewModel)
    }

    public var children: [any Screen] { [header, photos, friends, about] }

    public func start() {
        view.reload.onTap(self) { $0.reload() }
    }

    private func reload() {
        header.load()
        photos.load()
        friends.load()
        about.load()
    }
}
