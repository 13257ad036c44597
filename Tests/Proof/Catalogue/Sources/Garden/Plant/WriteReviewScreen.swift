import Wayline

/// The controls of the form of a review.
final class WriteReviewView: View {
    let title: String
    let stars: Stepper<Int>
    let text: TextArea
    let error = Label("", .error)
    let send: Button

    init(_ words: Words) {
        title = words("Your review", "Nhận xét của bạn")
        stars = Stepper(words("Stars", "Số sao"), in: 1...5)
        text = TextArea(words("Text", "Nội dung"), rows: 3)
        send = Button(words("Send", "Gửi"), isDefault: true)
    }

    var controls: [Control] { [stars, text, error, send] }
}

/// The state of the form of a review.
@MainActor
final class WriteReviewViewModel {
    let stars = Observable(5)
    let text = Observable("")
    let isComplete: Derived<Bool>
    private let request = Request<Void, PlantError>()
    private let plant: Int
    private let plants: any PlantService
    private let shelf: Shelf

    init(_ plant: Int, _ plants: any PlantService, _ shelf: Shelf) {
        (self.plant, self.plants, self.shelf) = (plant, plants, shelf)
        isComplete = Derived(text, request.isRunning) { !$0.isEmpty && !$1 }
    }

    var error: ValueSource<PlantError?> { request.error }

    /// Sends the review, and returns true if the service has it.
    func send() async -> Bool {
        let plants = plants
        let review = Review(
            id: 0, plant: plant, author: shelf.name.value, stars: stars.value, text: text.value)
        let sent: Void? = await request.run { () async throws(PlantError) in
            try await plants.write(review)
        }
        return sent != nil
    }
}

/// Asks for a review of a plant.
final class WriteReviewScreen: ViewScreen, DraftKeeping {
    typealias Routes = FormRouter
    let view: WriteReviewView
    private let viewModel: WriteReviewViewModel
    private let words: Words

    init(_ viewModel: WriteReviewViewModel, _ words: Words) {
        (self.viewModel, self.words) = (viewModel, words)
        view = WriteReviewView(words)
    }

    func start() {
        bind(view.stars, viewModel.stars)
        bind(view.text, viewModel.text)
        bind(\.send.isEnabled, viewModel.isComplete)
        bind(\.error.text, viewModel.error.map { [words] in $0?.text(words) ?? "" })
        view.send.onTap(self) { await $0.send() }
    }

    private func send() async {
        let revision = revision
        guard await viewModel.send() else { return }
        perform(.done, ifStill: revision)
        say(words("Thank you for your review.", "Cảm ơn nhận xét của bạn."))
    }
}
