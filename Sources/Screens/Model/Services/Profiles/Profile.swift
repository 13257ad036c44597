/// The public part of a user's account.
public struct Profile: Identifiable, Hashable, Codable, Sendable {
    public let id: Int

    /// The name of the person.
    public let name: String
    /// A line about the person; may be empty.
    public let headline: String

    /// The place where the person lives; may be empty.
    public let place: String

    /// The description of the background picture; empty if there is none.
    public let background: String

    /// The day on which the person joined.
    public let joined: Day
    /// The relation between the person and the user.
    public var friendship: Friendship

    /// A profile as a service knows it.
    public init(
        id: Int, name: String, headline: String, place: String, background: String = "",
        joined: Day, friendship: Friendship
    ) {
        self.id = id
        self.name = name
        self.headline = headline
        self.place = place
        self.background = background
        self.joined = joined
        self.friendship = friendship
    }
}

/// The relation between a person and the user who is logged in.
public enum Friendship: String, CaseIterable, Codable, Sendable {
    /// The person is the user.
    case own

    /// There is no relation yet.
    case none
    /// The user has sent a friend request.
    case requested

    /// They are friends.
    case friends
}

/// A photo in a profile. The picture itself is stored elsewhere.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    public let id: Int

    /// The title of the photo.
    public let title: String

    /// The day on which it was taken.
    public let taken: Day

    /// The address of the photo.
    public let address: String

    /// A photo at an address.
    public init(id: Int, title: String, taken: Day, address: String) {
        self.id = id
        self.title = title
        self.taken = taken
        self.address = address
    }
}

/// A friend, as a profile lists them.
public struct Friend: Identifiable, Hashable, Codable, Sendable {
    public let id: Profile.ID

    /// The name of the friend.
    public let name: String

    /// A line about them; may be empty.
    public let headline: String

    /// A friend, with the number of their profile.
    public init(id: Profile.ID, name: String, headline: String) {
        self.id = id
        self.name = name
        self.headline = headline
    }
}

/// A person's words about themselves.
public struct About: Hashable, Codable, Sendable {
    /// The text; may be empty.
    public let text: String

    /// The work of the person.
    public let work: String

    /// The languages that the person speaks.
    public let languages: [String]

    /// The values that a person has filled in.
    public init(text: String, work: String, languages: [String]) {
        self.text = text
        self.work = work
        self.languages = languages
    }
}
