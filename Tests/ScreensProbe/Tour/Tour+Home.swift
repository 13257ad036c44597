import Screens
import ServiceContract
import Wayline

extension Tour {
    /// Everything that a user who is logged in can do.
    func visitHome() async throws {
        try await logIn(.renewed)
        try await arrive(at: "home")
        try await readArticles()
        try await visitPeople()
        try await speakVietnamese()
        try await logOut()
    }

    private func readArticles() async throws {
        try await app.choose("Articles")
        try await arrive(at: "articles")
        try await app.choose("emailed", in: "Ranking")
        try await app.type("the", into: "Search")
        try await app.advance(by: .milliseconds(300))
        try await app.choose("Filter settings")
        try await app.choose("Cancel")
        try await app.choose("Filter settings")
        try await app.choose("Travel", in: "Sections")
        try await app.choose("Apply")
        let row = app.text.split(separator: "\n").first { $0.contains(", Section: Travel") } ?? ""
        let title = String(row.prefix { $0 != "," })
        try await app.choose(title)
        try await arrive(at: "articles", "article")
        try await app.choose("Home")
        try await app.choose(title)
        try await arrive(at: "home", "article")
    }

    private func visitPeople() async throws {
        try await app.choose("Profile")
        try await arrive(at: "profile")
        try await app.choose("All friends")
        try await arrive(at: "profile", "friends")
        try await app.choose("An Pham")
        try await arrive(at: "profile", "friends", "person")
        try await app.choose("Trang Le")
        try await arrive(at: "profile", "friends", "person", "person")
        try await app.choose("Send friend request")
        try await app.wait { self.app.text.contains("Withdraw friend request, button\n") }
        try await app.choose("Withdraw friend request")
        try await app.choose("Withdraw")
        try await app.wait { self.app.text.contains("Send friend request, button\n") }
        try await app.back()
    }

    private func speakVietnamese() async throws {
        try await app.choose("Settings")
        try await app.choose("Tiếng Việt", in: "Language")
        try await app.choose("Hồ sơ")
        try await arrive(at: "profile", "friends", "person")
        try await app.choose("Cài đặt")
        try await app.choose("English", in: "Ngôn ngữ")
        try await arrive(at: "settings")
    }
}
