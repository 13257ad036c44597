/// Which articles are shown.
extension Phrase {
    static let filterSettings = Phrase("Filter settings", "Cài đặt bộ lọc")
    static let filterInShort = Phrase(
        "Popular in the last {}: {}.", "Được quan tâm trong {} qua: {}.")
    static let period = Phrase("Period", "Khoảng thời gian")
    static let day = Phrase("day", "ngày")
    static let week = Phrase("week", "tuần")
    static let month = Phrase("month", "tháng")
    static let allSections = Phrase("all sections", "mọi chuyên mục")
    static let apply = Phrase("Apply", "Áp dụng")
    static let cancel = Phrase("Cancel", "Hủy")
}
