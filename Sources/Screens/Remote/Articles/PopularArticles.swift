/// A list of articles, as the Most Popular API answers it.
struct PopularArticles: Decodable, Sendable {
    let results: [PopularArticle]
}
