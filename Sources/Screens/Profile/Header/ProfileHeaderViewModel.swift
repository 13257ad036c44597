public import Binding

/// The state of the head of a profile: the person, and the friendship with the user.
public final class ProfileHeaderViewModel: ProfileHeaderViewModelProtocol {
    public let profile = Request<Profile, ProfileError>()
    public let requestTitle: Derived<String>
    public let canRequest: Derived<Bool>
    public let standing: Derived<String>
    private let friendRequest = Request<Friendship, ProfileError>()
    private let person: Profile.ID?
    private let profiles: any ProfileService

    /// Loads the profile of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        self.person = person
        self.profiles = profiles
        requestTitle = profile.value.map { Self.requestTitle($0?.friendship, words) }
        canRequest = Derived(profile.isRunning, friendRequest.isRunning) { !$0 && !$1 }
        standing = profile.value.map {
            $0?.friendship == .friends ? words[.youAreFriends] : ""
        }
    }

    public var error: ProfileError? {
        friendRequest.error.value.flatMap { $0 == .fault(.cancelled) ? nil : $0 }
    }

    public func load() async {
        guard !friendRequest.isRunning.value else { return }
        await profile.load(person) { id throws(ProfileError) in try await profiles.profile(id) }
    }

    public func request() async {
        guard canRequest.value, let person = profile.value.value else { return }
        await friendRequest.run { () async throws(ProfileError) in
            let friendship = try await request(of: person)
            profile.update { $0 = $0.standing(friendship) }
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

extension Profile {
    /// Returns the same person with another friendship.
    fileprivate func standing(_ friendship: Friendship) -> Profile {
        Profile(
            id: id, name: name, headline: headline, place: place, joined: joined,
            friendship: friendship)
    }
}
