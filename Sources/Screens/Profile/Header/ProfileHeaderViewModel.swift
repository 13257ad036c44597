public import Binding

/// The state of the head of a profile: the person, and the friendship with the user.
public final class ProfileHeaderViewModel: ProfileHeaderViewModelProtocol {
    public let profile: ProfilePart<Profile>
    public let requestTitle: Derived<String>
    public let canRequest: Derived<Bool>
    public let standing: Derived<String>
    public private(set) var error: ProfileError?
    private let isRequesting = Observable(false)
    private let profiles: any ProfileService

    /// Loads the profile of `person` from `profiles`.
    public init(of person: Profile.ID?, profiles: any ProfileService, words: Words) {
        self.profiles = profiles
        profile = ProfilePart(of: person, words) { id throws(ProfileError) in
            try await profiles.profile(id)
        }
        requestTitle = profile.value.map { Self.requestTitle($0?.friendship, words) }
        canRequest = Derived(profile.isLoading, isRequesting) { !$0 && !$1 }
        standing = profile.value.map {
            $0?.friendship == .friends ? words[.youAreFriends] : ""
        }
    }

    public func load() async {
        guard !isRequesting.value else { return }
        await profile.load()
    }

    public func request() async {
        guard canRequest.value, let person = profile.value.value else { return }
        error = nil
        isRequesting.value = true
        do throws(ProfileError) {
            let friendship = try await request(of: person)
            profile.update { $0.standing(friendship) }
        } catch {
            self.error = error == .fault(.cancelled) ? nil : error
        }
        isRequesting.value = false
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
