import Screens

extension ContractCheck {
    static let profiles = [
        ContractCheck("a profile says how the person stands to the user") { stage in
            try await stage.logIn()
            let standings: [(Profile.ID, String, Friendship)] = [
                (1, "Sen Nguyen", .own), (4, "An Pham", .friends), (7, "Dung Bui", .none),
            ]
            for (id, name, friendship) in standings {
                let profile = try await stage.profiles.profile(id)
                try expect(profile.id, is: id)
                try expect(profile.name, is: name)
                try expect(profile.friendship, is: friendship)
            }
        },
        ContractCheck("friends are listed by name, and are friends of each other") { stage in
            try await stage.logIn()
            let friends = try await stage.profiles.friends(of: 1)
            try expect(friends.map(\.name), is: ["An Pham", "Binh Tran", "Chi Vo"])
            for friend in friends {
                let back = try await stage.profiles.friends(of: friend.id)
                try expect(back.contains { $0.id == 1 }, "\(friend) has no such friend")
            }
        },
        ContractCheck("photos are listed newest first, and there may be none") { stage in
            try await stage.logIn()
            let photos = try await stage.profiles.photos(of: 1)
            try expect(photos.map(\.title), is: ["Seed heads", "Pond after rain", "First bud"])
            let none = try await stage.profiles.photos(of: 7)
            try expect(none, is: [])
        },
        ContractCheck("a profile describes the person") { stage in
            try await stage.logIn()
            let profile = try await stage.profiles.profile(1)
            try expect(profile.background, is: "A lotus pond at five in the morning")
            let about = try await stage.profiles.about(1)
            try expect(about.work, is: "Gardener")
            try expect(about.languages, is: ["Vietnamese", "English", "French"])
        },
        ContractCheck("an unknown profile is an error that says which") { stage in
            try await stage.logIn()
            let profiles = stage.profiles
            try await expectUnknown { id throws(ProfileError) in try await profiles.profile(id) }
            try await expectUnknown { id throws(ProfileError) in try await profiles.photos(of: id) }
            try await expectUnknown { id throws(ProfileError) in
                try await profiles.friends(of: id)
            }
            try await expectUnknown { id throws(ProfileError) in try await profiles.about(id) }
            try await expectUnknown { id throws(ProfileError) in
                try await profiles.sendFriendRequest(to: id)
            }
        },
        ContractCheck("profiles take a session") { stage in
            try await expect(ProfileError.notLoggedIn) { () async throws(ProfileError) in
                try await stage.profiles.profile(1)
            }
            try await expect(ProfileError.notLoggedIn) { () async throws(ProfileError) in
                try await stage.profiles.sendFriendRequest(to: 7)
            }
        },
    ]

    private static func expectUnknown<Value>(
        _ ask: (Profile.ID) async throws(ProfileError) -> Value
    ) async throws {
        try await expect(ProfileError.unknownProfile(999)) { () async throws(ProfileError) in
            try await ask(999)
        }
    }
}
