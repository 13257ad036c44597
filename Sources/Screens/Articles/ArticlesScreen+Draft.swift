import Binding
public import Coordination

extension ArticlesScreen: DraftKeeping {
    public struct Draft: Codable {
        let search: String
        let ranking: Ranking
        let filter: ArticleFilter
    }

    public var draft: Draft {
        get {
            Draft(
                search: viewModel.search.value, ranking: viewModel.ranking.value,
                filter: viewModel.filter.value)
        }
        set {
            viewModel.search.value = newValue.search
            viewModel.ranking.value = newValue.ranking
            viewModel.filter.value = newValue.filter
        }
    }
}
