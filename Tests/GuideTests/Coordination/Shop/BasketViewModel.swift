import Binding

@MainActor
final class BasketViewModel {
    let articles: Observable<[Int]>
    let selected = Observable<Int?>(nil)

    init(_ articles: [Int]) {
        self.articles = Observable(articles)
    }
}
