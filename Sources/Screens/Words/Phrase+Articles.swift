/// The list of articles.
extension Phrase {
    static let articles = Phrase("Articles", "Bài báo")
    static let ranking = Phrase("Ranking", "Xếp hạng theo")
    static let emailed = Phrase("emailed", "lượt gửi email")
    static let shared = Phrase("shared", "lượt chia sẻ")
    static let viewed = Phrase("viewed", "lượt xem")
    static let search = Phrase("Search", "Tìm kiếm")
    static let reload = Phrase("Reload", "Tải lại")
    static let loading = Phrase("Loading", "Đang tải")
    static let articleInShort = Phrase("{} ({})", "{} ({})")
    static let articlesFailed = Phrase(
        "The articles could not be loaded", "Không tải được các bài báo")
    static let articlesNotThereYet = Phrase("Not there yet.", "Chưa có gì.")
    static let articlesNotThere = Phrase(
        "Nothing was loaded. Choose 'Reload' to try again.",
        "Chưa tải được gì. Chọn 'Tải lại' để thử lần nữa.")
    static let noArticles = Phrase(
        "No articles in this ranking.", "Bảng xếp hạng này không có bài nào.")
    static let noArticleMatches = Phrase(
        "No article matches the search and the filter.",
        "Không có bài nào khớp với từ tìm kiếm và bộ lọc.")
}

/// One article.
extension Phrase {
    static let article = Phrase("Article", "Bài báo")
    static let byline = Phrase("Author", "Tác giả")
    static let section = Phrase("Section", "Chuyên mục")
    static let published = Phrase("Published", "Ngày đăng")
    static let keywords = Phrase("Keywords", "Từ khóa")
    static let address = Phrase("Address", "Địa chỉ")
    static let pictures = Phrase("Pictures", "Hình ảnh")
    static let tryAgain = Phrase("Try again", "Thử lại")
}
