import Screens
import Wayline

/// All routers of the sample app.
extension ListedRouter {
    package static let all =
        signIn + [
            ListedRouter("home", takes: ["article": article, "screen": screen]) { _ in
                HomeRouter(screens: HomeCoordinator.listed)
            },
            ListedRouter("articles", .articlesError) {
                ArticlesRouter(viewModel: $0, words: .english)
            },
            ListedRouter("filter-settings", .period, .section) {
                FilterSettingsRouter(viewModel: $0)
            },
            ListedRouter("profile", .person, takes: ["person": person]) {
                ProfileRouter(viewModel: $0)
            },
            ListedRouter("profile-header", .requestError) {
                ProfileHeaderRouter(viewModel: $0, words: .english)
            },
            ListedRouter("friends", takes: ["person": person]) { _ in FriendsRouter() },
            ListedRouter("settings") { _ in SettingsRouter(words: .english) },
            ListedRouter("log-out", .loggedOut) { LogOutRouter(viewModel: $0) },
        ]

    private static let signIn = [
        ListedRouter("launch", .open, .status) { LaunchRouter(viewModel: $0) },
        ListedRouter("login", .status, .email, .failure) { LoginRouter(viewModel: $0) },
        ListedRouter("change-password", .failure) {
            ChangePasswordRouter(viewModel: $0, words: .english)
        },
        ListedRouter("sign-up-details", .complete, .name, .email) {
            SignUpDetailsRouter(viewModel: $0)
        },
        ListedRouter("sign-up-password", .status, .failure) { SignUpPasswordRouter(viewModel: $0) },
        ListedRouter("reset-request", .sent, .email, .failure) {
            ResetRequestRouter(viewModel: $0)
        },
        ListedRouter("reset-code", .status, .failure) { ResetCodeRouter(viewModel: $0) },
    ]

    private static let article = [
        SettingKey("id", .number), SettingKey("ranking", .choice(Ranking.allCases.map(\.rawValue))),
    ]

    private static let screen = [SettingKey("route", .text)]

    private static let person = [SettingKey("id", .number), SettingKey("name", .text)]
}
