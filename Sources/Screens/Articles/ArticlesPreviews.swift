import Wayline

extension Preview {
    /// The articles, and one article, in each state of their service.
    static var articles: [Preview] {
        StagedArticles.Stage.allCases.map { stage in
            Preview("Articles, \(stage)") { context in
                ArticlesScreen(
                    viewModel: ArticlesViewModel(
                        articles: StagedArticles(stage, context), words: context.words,
                        clock: context.clock),
                    words: context.words)
            }
        }
            + StagedArticles.Stage.allCases.map { stage in
                Preview("Article, \(stage)") { context in
                    ArticleScreen(
                        viewModel: ArticleViewModel(
                            ArticleInput(id: 1), articles: StagedArticles(stage, context),
                            words: context.words),
                        words: context.words)
                }
            }
    }
}

extension AppContext {
    /// The texts of the app in the language of the run.
    fileprivate var words: Words { Words(Language(code: language.value) ?? .english) }
}

/// Stays in one state.
private struct StagedArticles: ArticleService {
    enum Stage: CaseIterable { case loading, empty, full, failed }

    private let stage: Stage
    private let clock: ServiceClock

    @MainActor
    init(_ stage: Stage, _ context: AppContext) {
        self.stage = stage
        clock = ServiceClock(context.clock)
    }

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        switch stage {
        case .loading: throw await neverAnswer()
        case .empty: []
        case .full: [.bridge, .market]
        case .failed: throw .fault(.offline(host: "news.example"))
        }
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        switch stage {
        case .loading: throw await neverAnswer()
        case .empty: throw .unknownArticle(id)
        case .full: .bridge
        case .failed: throw .fault(.offline(host: "news.example"))
        }
    }

    private func neverAnswer() async -> ArticleError {
        do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        return .fault(.cancelled)
    }
}

extension Article {
    fileprivate static let bridge = Article(
        id: 1, title: "The bamboo bridge is back",
        summary: "Each autumn, the village builds it again, from forty thousand stems.",
        byline: "By Lan Pham", section: "Travel", published: Day(secondsSince1970: 1_746_316_800),
        keywords: ["bamboo", "rivers"], address: "https://news.example/bridge",
        pictures: [
            ArticlePicture(
                caption: "The bridge at dawn", copyright: "An Nguyen",
                address: "https://news.example/bridge.jpg")
        ])

    fileprivate static let market = Article(
        id: 2, title: "The night market moves", summary: "", byline: "", section: "City",
        published: Day(secondsSince1970: 1_746_230_400), address: "https://news.example/market")
}
