import Screens
import Wayline

extension ExplorationInputs<SampleServices> {
    static var sample: Self {
        ExplorationInputs()
            .form("valid", ["Email": "valid@example.com", "Password": "sen hong 2025"])
            .form("expired", ["Email": "expired@example.com", "Password": "trang ram 2024"])
            .form("wrong", ["Email": "valid@example.com", "Password": "x"])
            .form("new user", ["Name": "An", "Email": "an@example.com"])
            .form(
                "new password",
                [
                    "Code": "CODE", "Old password": "trang ram 2024",
                    "New password": "hoa mai 2026", "Repeat password": "hoa mai 2026",
                ]
            )
            .values(["Article 1", "x"], for: "Search")
            .leavingAlone("Language")
            .links(
                "wayline://articles/1", "wayline://profile/7/friends", "wayline://settings",
                "wayline://articles/99"
            )
            .fault("offline", begin: { $0.isOffline = true }, end: { $0.isOffline = false })
            .fault("expired", begin: { $0.isExpired = true }, end: { $0.isExpired = false })
            .world { $0.world }
            .always("only a user who is logged in sees Home") { moment in
                !moment.path.contains("home") || moment.world.isLoggedIn
            }
            .home("login")
            .equalInAllLanguages("Email")
    }
}
