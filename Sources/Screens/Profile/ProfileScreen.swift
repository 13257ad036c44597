import Wayline

/// Shows a person: four screens in one, each with its own view model.
///
/// The head publishes an action, which any number of objects can observe. The friends have a
/// delegate: exactly one object handles their choices.
final class ProfileScreen: ViewScreen {
    typealias Routes = ProfileRouter

    let view: ProfileView
    private let viewModel: any ProfileViewModelProtocol
    private let header: ProfileHeaderScreen
    private let photos: ProfilePhotosScreen
    private let friends: ProfileFriendsScreen
    private let about: ProfileAboutScreen
    private let words: Words
    private let input: PersonInput
    private var chosen: PersonInput?

    /// A screen that shows `viewModel`. Its title is the name of the person in `input`.
    init(_ input: PersonInput, viewModel: any ProfileViewModelProtocol, words: Words) {
        self.input = input
        self.viewModel = viewModel
        self.words = words
        header = ProfileHeaderScreen(viewModel: viewModel.header, words: words)
        photos = ProfilePhotosScreen(viewModel: viewModel.photos, words: words)
        friends = ProfileFriendsScreen(viewModel: viewModel.friends, words: words)
        about = ProfileAboutScreen(viewModel: viewModel.about, words: words)
        view = ProfileView(words, input, [header, photos, friends, about])
        friends.delegate = self
    }

    var children: [any Screen] { [header, photos, friends, about] }

    var facts: ProfileRouter.Facts {
        .init(
            person: viewModel.person, friend: chosen,
            failure: viewModel.header.error?.text(in: words), words: words)
    }

    func start() {
        if input.id != nil {
            let name = viewModel.header.profile.value.map { $0?.name }
            bind(\.heading.value, name.map { [view] in $0 ?? view.heading.value })
        }
        bind(header.requestFailed) { profile, _ in profile.perform(.requestFailed) }
        view.reload.onTap(self) { $0.reload() }
    }

    private func reload() {
        begin { await $0.viewModel.header.load() }
        begin { await $0.viewModel.photos.load() }
        begin { await $0.viewModel.friends.load() }
        begin { await $0.viewModel.about.load() }
    }
}

extension ProfileScreen: ProfileFriendsDelegate {
    func didChoose(_ friend: Friend) {
        chosen = PersonInput(friend)
        perform(.person)
    }

    func didAskForAllFriends() {
        perform(.allFriends)
    }
}

/// The input of the screens of a person and of their friends.
struct PersonInput: ScreenInput {
    /// The number of the profile; nil for the user's own.
    let id: Profile.ID?

    /// The name, if it is known before the profile is loaded. It is the title of the screen.
    let name: String?

    init(id: Profile.ID? = nil, name: String? = nil) {
        self.id = id
        self.name = name
    }

    init(_ friend: Friend) {
        self.init(id: friend.id, name: friend.name)
    }
}
