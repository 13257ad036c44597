/// What a profile says.
extension Phrase {
    static let profile = Phrase("Profile", "Hồ sơ")
    static let place = Phrase("Place", "Nơi sống")
    static let joined = Phrase("Joined", "Ngày tham gia")
    static let photos = Phrase("Photos", "Ảnh")
    static let noPhotos = Phrase("No photos yet.", "Chưa có ảnh nào.")
    static let friends = Phrase("Friends", "Bạn bè")
    static let noFriends = Phrase("No friends yet.", "Chưa có bạn bè nào.")
    static let allFriends = Phrase("All friends", "Tất cả bạn bè")
    static let about = Phrase("About", "Giới thiệu")
    static let nothingAbout = Phrase("Nothing told yet.", "Chưa có lời giới thiệu nào.")
    static let work = Phrase("Work", "Công việc")
    static let languages = Phrase("Languages", "Ngôn ngữ")
}

/// How parts of a profile are loaded anew.
extension Phrase {
    static let tryPersonAgain = Phrase("Try the person again", "Thử tải lại thông tin")
    static let tryPhotosAgain = Phrase("Try the photos again", "Thử tải lại ảnh")
    static let tryFriendsAgain = Phrase("Try the friends again", "Thử tải lại bạn bè")
    static let tryAboutAgain = Phrase("Try the text again", "Thử tải lại lời giới thiệu")
}

/// How people become friends.
extension Phrase {
    static let friendRequest = Phrase("Friend request", "Lời mời kết bạn")
    static let sendFriendRequest = Phrase("Send friend request", "Gửi lời mời kết bạn")
    static let withdrawFriendRequest = Phrase("Withdraw friend request", "Rút lại lời mời kết bạn")
    static let youAreFriends = Phrase("You are friends.", "Hai bạn đã là bạn bè.")
}
