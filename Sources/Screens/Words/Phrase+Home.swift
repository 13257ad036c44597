/// The home screen.
extension Phrase {
    static let home = Phrase("Home", "Trang chủ")
    static let welcome = Phrase("Welcome, {}.", "Chào mừng {}.")
    static let recentlyRead = Phrase("Recently read", "Đọc gần đây")
    static let nothingRead = Phrase("Nothing read yet.", "Bạn chưa đọc bài nào.")
    static let screens = Phrase("Screens", "Màn hình")
}
