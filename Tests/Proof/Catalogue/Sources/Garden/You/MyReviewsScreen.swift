import Wayline

/// Decides where a review of the user leads.
struct MyReviewsRouter: Router {
    enum Route: String, CaseIterable { case review }
    struct Facts: RouterFacts { var selected: Int? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .review: facts.selected.map { .push(.review, ItemInput(id: $0)) } ?? .stay
        }
    }
}

/// The controls of the reviews of the user.
final class MyReviewsView: View {
    let title: String
    let reviews: List<Review>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("My reviews", "Nhận xét của tôi")
        reviews = List("") { "\($0.text) (\($0.id)), \($0.stars)/5" }
        reviews.spokenLabel = title
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [reviews, missing] }
}

/// Lists the reviews of the user. One that was deleted comes back by undo.
final class MyReviewsScreen: ViewScreen {
    typealias Routes = MyReviewsRouter
    let view: MyReviewsView
    private let plants: any PlantService
    private let loader: Loader<[Review]>
    private let words: Words
    private var selected: Int?

    init(_ plants: any PlantService, _ shelf: Shelf, _ words: Words) {
        (self.plants, self.words) = (plants, words)
        view = MyReviewsView(words)
        loader = Loader { () async throws(PlantError) in
            try await plants.reviews(by: shelf.name.value)
        }
    }

    var facts: MyReviewsRouter.Facts { .init(selected: selected) }

    func start() {
        let reviews = loader.contents.value.map { $0 ?? [] }
        bind(\.reviews.items, reviews)
        bind(\.reviews.isHidden, reviews.map(\.isEmpty))
        bind(view.reviews.chosenPublisher) { screen, review in
            screen.selected = review.id
            screen.perform(.review)
        }
        view.reviews.actions = [
            RowAction(words("Delete", "Xóa"), key: "x", self) { await $0.delete($1) }
        ]
        bind(view.missing, loader.contents, loading: words.loading) { [words] in
            $0.isEmpty ? words("You have written none.", "Bạn chưa viết nhận xét nào.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.loader.load()
        }
    }

    private func delete(_ review: Review) async {
        do { try await plants.delete(review) } catch { return say(error.text(words)) }
        await loader.load()
        say(words("Deleted.", "Đã xóa."), undo: { await $0.restore(review) })
    }

    private func restore(_ review: Review) async {
        do { try await plants.write(review) } catch { return say(error.text(words)) }
        await loader.load()
    }
}
