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
    private var chosen: PersonInput?

    /// A screen that shows `viewModel`. Its title is `name`, if that is known.
    init(viewModel: any ProfileViewModelProtocol, name: String? = nil, words: Words) {
        self.viewModel = viewModel
        self.words = words
        header = ProfileHeaderScreen(viewModel: viewModel.header, words: words)
        photos = ProfilePhotosScreen(viewModel: viewModel.photos, words: words)
        friends = ProfileFriendsScreen(viewModel: viewModel.friends, words: words)
        about = ProfileAboutScreen(viewModel: viewModel.about, words: words)
        view = ProfileView(words, name: name, [header, photos, friends, about])
        friends.delegate = self
    }

    var children: [any Screen] { [header, photos, friends, about] }

    var facts: ProfileRouter.Facts {
        .init(
            person: viewModel.person, friend: chosen,
            failure: viewModel.header.error?.text(in: words), words: words)
    }

    func start() {
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

/// The controls of a profile: its parts. On a wide screen, the last one stands beside the others.
final class ProfileView: View {
    let title: String
    let reload: Button
    let controls: [Control]

    init(_ words: Words, name: String?, _ parts: [any ViewScreen]) {
        title = name ?? words[.profile]
        reload = Button(words[.reload])
        let last = Container("", isBeside: true, parts.suffix(1))
        controls = [Container("", parts.dropLast()), last, reload]
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
