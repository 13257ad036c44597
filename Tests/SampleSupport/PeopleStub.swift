package import Binding
package import Screens

/// Knows three people: Sen, who is the user, An, who is a friend, and Dung, a stranger.
///
/// A request is answered immediately, or after its delay on the clock, with the error that is set
/// for it or with a correct answer.
@MainActor
package final class PeopleStub: ProfileService {
    package static let day = Day(secondsSince1970: 1_736_640_000)
    package static let names = [1: "Sen Nguyen", 4: "An Pham", 7: "Dung Bui"]

    package var friendships: [Profile.ID: Friendship] = [1: .own, 4: .friends, 7: .none]
    package var friends = [
        1: [Friend(id: 4, name: "An Pham", headline: "Draws maps")],
        4: [
            Friend(id: 7, name: "Dung Bui", headline: ""), Friend(id: 1, name: "Sen", headline: ""),
        ],
    ]
    package var place = "Hue"
    package var photos = [Photo(id: 1, title: "First bud", taken: day, address: "")]
    package var about = About(
        text: "Up at five.", work: "Gardener", languages: ["Vietnamese", "French"])
    package var errors: [PeopleQuestion: ProfileError] = [:]
    package var delays: [PeopleQuestion: SchedulerTime.Stride] = [:]
    package private(set) var asked: [PeopleQuestion] = []
    private let clock: AnyScheduler

    package convenience init(clock: TestScheduler) {
        self.init(clock: AnyScheduler(clock))
    }

    package init(clock: AnyScheduler) {
        self.clock = clock
    }

    /// The number of times that it got this request.
    package func count(of question: PeopleQuestion) -> Int {
        asked.count { $0 == question }
    }

    package func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await answer(.profile(id))
        return Profile(
            id: id, name: Self.names[id] ?? "", headline: "A line", place: place,
            joined: Self.day, friendship: friendships[id] ?? .none)
    }

    package func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await answer(.photos(id))
        return photos
    }

    package func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await answer(.friends(id))
        return friends[id] ?? []
    }

    package func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await answer(.about(id))
        return about
    }

    package func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await answer(.send(id))
        friendships[id] = .requested
        return .requested
    }

    package func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await answer(.withdraw(id))
        friendships[id] = Friendship.none
        return .none
    }

    private func answer(_ question: PeopleQuestion) async throws(ProfileError) {
        asked.append(question)
        if let delay = delays[question] {
            do { try await clock.sleep(for: Duration(delay)) } catch {}
        }
        if Task.isCancelled { throw .fault(.cancelled) }
        if let error = errors[question] { throw error }
    }
}
