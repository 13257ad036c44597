import Binding

@MainActor
final class BasketViewModel {
    let articles: Observable<[Int]>

    init(_ articles: [Int]) {
        self.articles = Observable(articles)
    }
}
