public import Wayline

extension RouteName {
    /// A person's profile; without an input, the user's own.
    public static let profile: RouteName = "profile"
}

/// Shows a person: four screens in one, each with its own view model.
public final class ProfileScreen: ViewScreen {
    public let way = Way()
    public let view: ProfileView
    public let router: any Router
    private let viewModel: any ProfileViewModelProtocol
    private let header: ProfileHeaderScreen
    private let photos: ProfilePhotosScreen
    private let friends: ProfileFriendsScreen
    private let about: ProfileAboutScreen

    /// A screen that shows `viewModel`. Its title is `name`, if that is known.
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

/// The input of the screens of a profile and of its friends.
public struct ProfileInput: Hashable, Codable, Sendable {
    /// The number of the profile; nil for the user's own.
    public let id: Profile.ID?

    /// The name of the person, if it is known before the profile is loaded. It is the title of the
    /// screen.
    public let name: String?

    /// The profile with this number; without one, the user's own.
    public init(id: Profile.ID? = nil, name: String? = nil) {
        self.id = id
        self.name = name
    }

    init(_ friend: Friend) {
        self.init(id: friend.id, name: friend.name)
    }
}
