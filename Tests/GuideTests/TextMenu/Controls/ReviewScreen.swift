import Wayline

final class ReviewView: View {
    let title: String
    let text = TextArea("Text")
    let price = NumberField<Double>("Price")
    let isPublic = Toggle("Public")
    let rating: StarRating
    let pin = SecureField("PIN")
    let language = Button("Tiếng Việt")

    init(_ language: String = "en") {
        title = language == "en" ? "Review" : "Nhận xét"
        rating = StarRating(language == "en" ? "Rating" : "Điểm")
    }

    var controls: [Control] { [text, price, isPublic, rating, Section("You", [pin]), language] }
}

@MainActor
final class ReviewViewModel {
    let text = Observable("")
    let price = Observable<Double?>(nil)
    let isPublic = Observable(false)
}

/// A screen that keeps its form, with a control of one's own.
final class ReviewScreen: ViewScreen, DraftKeeping {
    let view: ReviewView
    let viewModel = ReviewViewModel()
    private let context: AppContext?

    init(_ context: AppContext? = nil) {
        self.context = context
        view = ReviewView(context?.language.value ?? "en")
    }

    func start() {
        bind(view.text, viewModel.text)
        bind(view.price, viewModel.price)
        bind(view.isPublic, viewModel.isPublic)
        view.language.onTap(self) { $0.context?.language.value = "vi" }
    }
}

final class ReviewCoordinator: Coordinator {
    static let flow = Flow<ReviewCoordinator>(.review) {
        FlowScreen(.review) { ReviewScreen($0.context) }
    }

    private let context: AppContext

    init(_ context: AppContext) {
        self.context = context
    }
}

extension Destination<NoInput, NoOutput> {
    static let review = Self("review")
}

extension App {
    static let review = App("Reviews") { ReviewCoordinator($0) }
        .languages([
            AppLanguage("en", "English"),
            AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
        ])
}
