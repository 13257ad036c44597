/// What the settings say.
extension Phrase {
    static let settings = Phrase("Settings", "Cài đặt")
    static let language = Phrase("Language", "Ngôn ngữ")
    static let loggedInAs = Phrase("You are logged in as {}.", "Bạn đang đăng nhập bằng {}.")
    static let stillLoggingOut = Phrase(
        "You are being logged out: wait until that is done.",
        "Bạn đang được đăng xuất: hãy đợi cho xong.")
}
