import Binding

/// The state of the head of a profile: the person, and the friendship with the user.
final class ProfileHeaderViewModel: ProfileHeaderViewModelProtocol {
    var profile: RequestSource<Profile, ProfileError> { loading }
    let requestTitle: Derived<String>
    let canRequest: Derived<Bool>
    let standing: Derived<String>
    private let friendRequest = Request<Friendship, ProfileError>()
    private let loading = Request<Profile, ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// A view model that loads the profile of `person` from `profiles`.
    init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        self.person = person
        self.profiles = profiles
        requestTitle = loading.value.map { Self.requestTitle($0?.friendship, words) }
        canRequest = Derived(loading.isRunning, friendRequest.isRunning) { !$0 && !$1 }
        standing = loading.value.map {
            $0?.friendship == .friends ? words[.youAreFriends] : ""
        }
    }

    var error: ProfileError? {
        friendRequest.error.value.flatMap { $0 == .fault(.cancelled) ? nil : $0 }
    }

    func load() async {
        guard !friendRequest.isRunning.value else { return }
        await loading.load(person) { id throws(ProfileError) in try await profiles.profile(id) }
    }

    func request() async {
        guard canRequest.value, let person = profile.value.value else { return }
        await friendRequest.run { () async throws(ProfileError) in
            let friendship = try await request(of: person)
            loading.update { $0.friendship = friendship }
            return friendship
        }
    }

    private func request(of person: Profile) async throws(ProfileError) -> Friendship {
        switch person.friendship {
        case .none: try await profiles.sendFriendRequest(to: person.id)
        case .requested: try await profiles.withdrawFriendRequest(to: person.id)
        case .own, .friends: person.friendship
        }
    }

    private static func requestTitle(_ friendship: Friendship?, _ words: Words) -> String {
        switch friendship {
        case .some(.none): words[.sendFriendRequest]
        case .requested: words[.withdrawFriendRequest]
        case nil, .own, .friends: ""
        }
    }
}
