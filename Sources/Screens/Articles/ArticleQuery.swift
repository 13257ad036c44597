/// What the service is asked for.
struct ArticleQuery: Hashable {
    let ranking: Ranking
    let period: Period
}
