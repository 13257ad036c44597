import Screens

extension ContractCheck {
    static let requests = [
        ContractCheck("a friend request is seen, also after a restart, until it is withdrawn") {
            stage in
            try await stage.logIn()
            let sent = try await stage.profiles.sendFriendRequest(to: 7)
            try expect(sent, is: .requested)
            let seen = try await stage.restarted().profiles.profile(7).friendship
            try expect(seen, is: .requested)
            let withdrawn = try await stage.profiles.withdrawFriendRequest(to: 7)
            try expect(withdrawn, is: .none)
            let after = try await stage.profiles.profile(7).friendship
            try expect(after, is: .none)
        },
        ContractCheck("sending twice is the same as once, and so is withdrawing") { stage in
            try await stage.logIn()
            for _ in 1...2 {
                let sent = try await stage.profiles.sendFriendRequest(to: 7)
                try expect(sent, is: .requested)
            }
            for _ in 1...2 {
                let withdrawn = try await stage.profiles.withdrawFriendRequest(to: 7)
                try expect(withdrawn, is: .none)
            }
        },
        ContractCheck("there is no request to oneself or to a friend") { stage in
            try await stage.logIn()
            try await expect(ProfileError.ownProfile) { () async throws(ProfileError) in
                try await stage.profiles.sendFriendRequest(to: 1)
            }
            try await expect(ProfileError.alreadyFriends(name: "An Pham")) {
                () async throws(ProfileError) in
                try await stage.profiles.withdrawFriendRequest(to: 4)
            }
        },
        ContractCheck("a request is of the user who sent it") { stage in
            try await stage.logIn()
            _ = try await stage.profiles.sendFriendRequest(to: 7)
            _ = try await stage.accounts.logIn(
                email: Sample.leaked.email, password: Sample.leaked.password)
            let seen = try await stage.profiles.profile(7).friendship
            try expect(seen, is: .none)
        },
    ]
}
