import Catalogue

/// A service that does not answer while it is slow.
@MainActor
final class SlowProducts: ProductService {
    var isSlow = false {
        didSet { if !isSlow { answerAll() } }
    }
    private let products = MemoryProducts()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        if isSlow { await withCheckedContinuation { waiting.append($0) } }
        return await products.products(query)
    }

    func product(_ id: Int) async throws(ProductError) -> Product {
        try await products.product(id)
    }

    private func answerAll() {
        let answers = waiting
        waiting = []
        for answer in answers { answer.resume() }
    }
}
