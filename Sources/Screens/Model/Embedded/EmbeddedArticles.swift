/// Articles in the database of this machine.
struct EmbeddedArticles: ArticleService {
    let store: UserStore<ArticleError>

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        try await store.perform { user throws(StoreError) in
            .success(try user.connection.articles(ranking, period))
        }
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        try await store.perform { user throws(StoreError) -> Result<Article, ArticleError> in
            guard let article = try user.connection.article(id) else {
                return .failure(.unknownArticle(id))
            }
            return .success(article)
        }
    }
}

/// Queries on articles.
extension DatabaseConnection {
    private static let columns = """
        article.id, title, summary, byline, section, published, keywords, address, body
        """

    func articles(_ ranking: Ranking, _ period: Period) throws(StoreError) -> [Article] {
        try rows(
            """
            SELECT \(Self.columns) FROM ranking JOIN article ON article.id = ranking.article
            WHERE ranking = ? AND period = ? ORDER BY position
            """, ranking, period
        ) { row throws(StoreError) in try readArticle(row) }
    }

    func article(_ id: Article.ID) throws(StoreError) -> Article? {
        try first("SELECT \(Self.columns) FROM article WHERE id = ?", id) {
            row throws(StoreError) in try readArticle(row)
        }
    }

    func insert(_ article: Article) throws(StoreError) {
        try run(
            "INSERT INTO article VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            article.id, article.title, article.summary, article.byline, article.section,
            article.published, TextLines(article.keywords), article.address, article.body)
        for (position, picture) in article.pictures.enumerated() {
            try run(
                "INSERT INTO article_picture VALUES (?, ?, ?, ?, ?)",
                article.id, position, picture.caption, picture.copyright, picture.address)
        }
    }

    private func readArticle(_ row: Row) throws(StoreError) -> Article {
        let id: Int = try row[0]
        let keywords: TextLines = try row[6]
        return Article(
            id: id, title: try row[1], summary: try row[2], body: try row[8], byline: try row[3],
            section: try row[4], published: try row[5], keywords: keywords.lines,
            address: try row[7], pictures: try pictures(ofArticle: id))
    }

    private func pictures(ofArticle id: Article.ID) throws(StoreError) -> [ArticlePicture] {
        try rows(
            """
            SELECT caption, copyright, address FROM article_picture
            WHERE article = ? ORDER BY position
            """, id
        ) { row throws(StoreError) in
            ArticlePicture(caption: try row[0], copyright: try row[1], address: try row[2])
        }
    }
}
