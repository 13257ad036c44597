import Screens

/// A list of articles, in the format that the New York Times documents for its Most Popular API.
struct ArticlesReply: Encodable {
    private enum CodingKeys: String, CodingKey {
        case status, copyright, results
        case count = "num_results"
    }

    private let status = "OK"
    private let copyright = "Sample articles, written for Wayline."
    private let count: Int
    private let results: [ArticleReply]

    init(_ articles: [Article]) {
        count = articles.count
        results = articles.map(ArticleReply.init)
    }
}
