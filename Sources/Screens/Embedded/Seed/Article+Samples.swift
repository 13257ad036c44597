extension Article {
    /// The articles that are there from the beginning.
    static let samples = firstSamples + moreSamples

    static func sample(
        _ id: Int, _ title: String, _ summary: String, _ byline: String, _ section: String,
        _ published: (year: Int, month: Int, dayOfMonth: Int), _ keywords: [String],
        picture: String? = nil
    ) -> Article {
        Article(
            id: id, title: title, summary: summary, byline: byline, section: section,
            published: Day(
                year: published.year, month: published.month, dayOfMonth: published.dayOfMonth),
            keywords: keywords, address: "https://news.example.com/\(id)",
            pictures: [picture].compactMap { $0 }.map { caption in
                ArticlePicture(
                    caption: caption, copyright: "Wayline",
                    address: "https://news.example.com/\(id).jpg")
            })
    }
}
