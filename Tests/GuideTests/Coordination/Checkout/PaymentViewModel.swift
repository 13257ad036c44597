@MainActor
final class PaymentViewModel {
    private(set) var receipt: Receipt?
    private let articles: [Int]

    init(articles: [Int]) {
        self.articles = articles
    }

    func pay() {
        receipt = Receipt(number: articles.reduce(100, +))
    }
}
