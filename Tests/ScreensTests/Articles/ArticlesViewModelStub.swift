import Binding
import Screens
import WaylineStreams

/// A list of articles that is empty, for a given reason.
@MainActor
final class ArticlesViewModelStub: ArticlesViewModelProtocol {
    let reload = Signal<Void>()
    let select = Signal<Article>()
    let search = Observable("")
    let ranking = Observable(Ranking.viewed)
    let filter = Observable(ArticleFilter())
    private let reason: Observable<String>

    init(error: String) {
        reason = Observable(error)
    }

    var articles: Derived<[Article]> { reason.map { _ in [] } }
    var isLoading: Derived<Bool> { reason.map { _ in false } }
    var error: Derived<String> { reason.map { $0 } }
    var emptyText: Derived<String> { reason.map { $0 } }
    var filterText: Derived<String> { reason.map { _ in "" } }
    var sections: Derived<[String]> { reason.map { _ in [] } }
    var selected: AnyPublisher<ArticleReference, Never> { Empty().eraseToAnyPublisher() }
}
