import Screens
import Wayline
public import WaylineExploration

extension Exploration<SampleServices> {
    /// The exploration of the sample on services in memory.
    public static var sample: Exploration { sample() }

    /// The parts of the sample that its exploration never sees.
    public static var unseenParts: [String] {
        [
            // A user has at most one friend. A user's own profile has no background, and says
            // nothing about a friendship.
            "control profile: 'Friends': never has two rows",
            "control profile: Label 2: never shows anything",
            "control profile: Picture 2: never shows anything",
            // After a logout, Home's guard has led away from the screen before this one allows it.
            "guard leave change-password: always refuse",
            // Nobody can send a request to their own profile.
            "route profile request-failed: never asked for",
        ]
    }

    /// The exploration with other limits.
    static func sample(triesOfAKind: Int = 1, steps: Int = 6_600) -> Exploration {
        var limits = ExplorationLimits()
        limits.steps = steps
        // Its steps end it, also on a slow machine.
        limits.time = .seconds(600)
        limits.triesOfAKind = triesOfAKind
        return Exploration(in: SampleServices.init, inputs: .sample, limits: limits) { services in
            App.wayline { context in
                services.clock = context.clock
                return AppEnvironment(
                    services: Services(
                        accounts: services, articles: services, profiles: services),
                    letters: services, clock: context.clock)
            }
        }
    }
}

extension ExplorationInputs<SampleServices> {
    fileprivate static var sample: Self {
        ExplorationInputs()
            .form("valid", ["Email": "valid@example.com", "Password": "sen hong 2025"])
            .form("expired", ["Email": "expired@example.com", "Password": "trang ram 2024"])
            .form("wrong", ["Email": "valid@example.com", "Password": "x"])
            .form("search", ["Search": "Article 1", "Ranking": "shared"])
            .form("new user", ["Name": "An", "Email": "an@example.com"])
            .form("no email", ["Name": "An", "Email": "x"])
            .form("section", ["Sections": "Arts"])
            .form("bad password", ["New password": "x", "Repeat password": "y"])
            .form(
                "leaked password",
                [
                    "Code": "CODE", "New password": "leaked 2026",
                    "Repeat password": "leaked 2026",
                ]
            )
            .form(
                "new password",
                [
                    "Code": "CODE", "Old password": "trang ram 2024",
                    "New password": "hoa mai 2026", "Repeat password": "hoa mai 2026",
                ]
            )
            .form(
                "wrong code",
                [
                    "Code": "x", "Old password": "x", "New password": "hoa mai 2026",
                    "Repeat password": "hoa mai 2026",
                ]
            )
            .values(["Article 1", "x"], for: "Search")
            .leavingAlone("Language")
            .leavingAlone("Theme")
            .links(
                "wayline://articles/1", "wayline://profile/7/friends", "wayline://settings",
                "wayline://articles/99", "wayline://login"
            )
            .restarts()
            .fault("offline", begin: { $0.isOffline = true }, end: { $0.isOffline = false })
            .fault("expired", begin: { $0.isExpired = true }, end: { $0.isExpired = false })
            .fault("slow", begin: { $0.isSlow = true }, end: { $0.isSlow = false })
            .world { $0.world }
            .always("only a user who is logged in sees Home") { moment in
                !moment.path.contains("home") || moment.world.isLoggedIn
            }
            .always("a user who is logged in is not asked to log in") { moment in
                moment.path.last != "login" || !moment.world.isLoggedIn
            }
            .always("a user with an old or leaked password changes it") { moment in
                !moment.world.mustChangePassword || moment.path.contains("change-password")
            }
            .always("an alert says something") { moment in
                moment.alert.map { !$0.title.isEmpty } ?? true
            }
            .always("only the filter settings lie over a screen") { moment in
                moment.state.shownFlows.allSatisfy { flow in
                    flow.modal.map { $0.route == "filter-settings" } ?? true
                }
            }
            .sometimes("an article is opened from Home") { $0.path == ["home", "article"] }
            .sometimes("Forgot password takes over the email of the login") {
                $0.shows("valid@example.com", on: "reset-request")
            }
            .sometimes("a weak new password is told") {
                $0.shows("needs at least", on: "change-password")
            }
            .sometimes("a wrong old password is told") {
                $0.shows("not your current password", on: "change-password")
            }
            .sometimes("a profile shows its photos") { $0.shows("First bud", on: "profile") }
            .home("login")
            .equalInAllLanguages("Email")
    }
}

extension ExplorationMoment {
    /// Returns whether the user reads `text` on this screen.
    fileprivate func shows(_ text: String, on screen: RouteName) -> Bool {
        path.last == screen && self.text.contains(text)
    }
}
