import Screens
import ServiceContract
import Wayline

extension Tour {
    /// A link that waits for the login, and some links that do not.
    func followLinks() async throws {
        try await app.open("wayline://articles/101?ranking=viewed")
        try await arrive(at: "login")
        try await logIn(.renewed)
        try await arrive(at: "articles", "article")
        try await app.open("wayline://profile/2/friends")
        try await arrive(at: "profile", "person", "friends")
        try await app.open("wayline://settings")
        try await logOut()
    }

    /// Saves the place in the middle of a flow, leaves, and comes back to it.
    func saveAndComeBack() async throws {
        try await app.choose("Sign up")
        try await app.type("Bình", into: "Name")
        let saved = try app.navigator.save()
        try await app.back()
        try app.navigator.restore(saved)
        try await app.advance(by: .seconds(0))
        try await arrive(at: "login", "sign-up-details")
        try await app.back()
        try await arrive(at: "login")
    }
}

extension Sample {
    /// The valid account, after its password was forgotten.
    static let renewed = Sample(email: valid.email, password: newPassword)
}
