import Wayline

/// Decides where the page of the user leads.
struct YouRouter: Router {
    enum Route: String, CaseIterable {
        case recent, settings, profile, help, feedback, about
        case myReviews = "my-reviews"
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .recent: .push(.recent)
        case .settings: .push(.settings)
        case .profile: .push(.profile)
        case .myReviews: .push(.myReviews)
        case .help: .push(.help)
        case .feedback: .push(.feedback)
        case .about: .push(.about)
        }
    }
}

/// The controls of the page of the user.
final class YouView: View {
    let title: String
    let greeting = Label()
    let recent: Button
    let settings: Button
    let profile: Button
    let myReviews: Button
    let help: Button
    let feedback: Button
    let about: Button

    init(_ words: Words) {
        title = words("You", "Bạn")
        recent = Button(words("Recently seen", "Đã xem gần đây"), key: "r")
        settings = Button(words("Settings", "Cài đặt"), key: "t")
        profile = Button(words("Profile", "Hồ sơ"), key: "p")
        myReviews = Button(words("My reviews", "Nhận xét của tôi"), key: "m")
        help = Button(words("Tips", "Mẹo"), key: "e")
        feedback = Button(words("Feedback", "Góp ý"), key: "f")
        about = Button(words("About", "Giới thiệu"), key: "b")
    }

    var controls: [Control] {
        [greeting, recent, settings, profile, myReviews, help, feedback, about]
    }
}

/// Greets the user, and leads to what belongs to the user.
final class YouScreen: ViewScreen {
    typealias Routes = YouRouter
    let view: YouView
    private let shelf: Shelf
    private let words: Words

    init(_ shelf: Shelf, _ words: Words) {
        (self.shelf, self.words) = (shelf, words)
        view = YouView(words)
    }

    func start() {
        bind(\.greeting.text, shelf.name.map { [words] in words("Hello, \($0).", "Chào \($0).") })
        bind(view.recent, to: .recent)
        bind(view.settings, to: .settings)
        bind(view.profile, to: .profile)
        bind(view.myReviews, to: .myReviews)
        bind(view.help, to: .help)
        bind(view.feedback, to: .feedback)
        bind(view.about, to: .about)
    }
}
