import SampleSupport
import ServiceContract
import Wayline

@testable import Screens

/// A screen of the sample that is drawn, and the way to it.
@MainActor
struct PicturedScreen {
    /// The name of its pictures.
    let name: String

    /// Begins a walk that ends at the screen.
    let walk: () async throws -> Tour

    static let all = beforeLogin + ofHome + aboveOthers

    private static let beforeLogin = [
        PicturedScreen(name: "launch") {
            let accounts = AccountServiceStub()
            accounts.error = .fault(.offline(host: "api.example.com"))
            return try await Tour(accounts: accounts)
        },
        PicturedScreen(name: "login") {
            let tour = try await Tour()
            try await tour.press("valid@example.com", on: "Email")
            try await tour.press("sen hong", on: "Password")
            return tour
        },
        PicturedScreen(name: "forgot") {
            let tour = try await Tour()
            try await tour.press("\r", on: "Forgot password")
            try await tour.press("valid@example.com", on: "Email")
            return tour
        },
        PicturedScreen(name: "code") {
            let tour = try await Tour(letters: FixedLetter())
            try await tour.press("\r", on: "Forgot password")
            try await tour.press("valid@example.com\r", on: "Email")
            try await tour.press(FixedLetter.code, on: "Code")
            return tour
        },
        PicturedScreen(name: "signup") {
            let tour = try await Tour()
            try await tour.enterDetails()
            return tour
        },
        PicturedScreen(name: "password") {
            let tour = try await Tour()
            try await tour.enterDetails()
            try await tour.press("\r")
            try await tour.press("mai@example.com", on: "New password")
            return tour
        },
        PicturedScreen(name: "change") {
            let tour = try await Tour()
            try await tour.logIn(as: .expired)
            try await tour.press("trang ram 2024", on: "Old password")
            try await tour.press("trang", on: "New password")
            try await tour.press("trang ram", on: "Repeat password")
            return tour
        },
    ]

    private static let ofHome = [
        PicturedScreen(name: "home") {
            let tour = try await Tour()
            try await tour.logIn(as: .valid)
            try await tour.read("Full Moon, Fully Booked", "One Timetable")
            return tour
        },
        PicturedScreen(name: "articles") { try await Tour.atHome("articles") },
        PicturedScreen(name: "article") {
            let tour = try await Tour.atHome("articles")
            try await tour.press("\r", on: "Articles")
            return tour
        },
        PicturedScreen(name: "profile") { try await Tour.atHome("profile/2") },
        PicturedScreen(name: "friends") { try await Tour.atHome("profile/2/friends") },
    ]

    private static let aboveOthers = [
        PicturedScreen(name: "filter") {
            let tour = try await Tour.atHome("articles")
            try await tour.press("\r", on: "Filter settings")
            try await tour.press("\r\u{1B}[B\r", on: "Sections")
            return tour
        },
        PicturedScreen(name: "settings") {
            let tour = try await Tour.atHome("settings")
            try await tour.press("\r", on: "Log out")
            return tour
        },
        PicturedScreen(name: "offline") {
            let articles = StubArticles()
            articles.failure = .fault(.offline(host: "api.example.com"))
            articles.turns = 1
            return try await Tour.atHome("articles", articles: articles)
        },
        PicturedScreen(name: "help") {
            let tour = try await Tour.atHome("articles")
            try await tour.press("?")
            return tour
        },
    ]
}

extension Tour {
    /// Follows a link into Home, and logs in on the way.
    fileprivate static func atHome(
        _ link: String, articles: (any ArticleService)? = nil
    ) async throws -> Tour {
        let tour = try await Tour(link: "wayline://\(link)", articles: articles)
        try await tour.logIn(as: .valid)
        return tour
    }

    fileprivate func enterDetails() async throws {
        try await press("\r", on: "Sign up")
        try await press("Mai Anh", on: "Name")
        try await press("mai@example.com", on: "Email")
    }
}

/// A letter box in which each code is the same.
private struct FixedLetter: LetterBox {
    static let code = "7KQ2M-X0V9T"

    func letter(to email: String) async -> ResetLetter? {
        ResetLetter(email: email, code: Self.code, minutes: 15)
    }
}
