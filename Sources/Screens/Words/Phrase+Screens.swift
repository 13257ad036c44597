/// The screens of signing in and signing up, and of passwords.
extension Phrase {
    static let logIn = Phrase("Log in", "Đăng nhập")
    static let loggingIn = Phrase("Logging in…", "Đang đăng nhập…")
    static let email = Phrase("Email", "Email")
    static let password = Phrase("Password", "Mật khẩu")
    static let signUp = Phrase("Sign up", "Đăng ký")
    static let forgotPassword = Phrase("Forgot password", "Quên mật khẩu")
    static let changePassword = Phrase("Change password", "Đổi mật khẩu")
    static let oldPassword = Phrase("Old password", "Mật khẩu cũ")
    static let newPassword = Phrase("New password", "Mật khẩu mới")
    static let repeatPassword = Phrase("Repeat password", "Nhập lại mật khẩu")
    static let notTheSame = Phrase(
        "The two passwords are not the same.", "Hai mật khẩu không giống nhau.")
    static let passwordExpired = Phrase(
        "Your password has expired. Choose a new one to go on.",
        "Mật khẩu của bạn đã hết hạn. Hãy chọn mật khẩu mới để tiếp tục.")
    static let passwordLeaked = Phrase(
        "Your password was reported as leaked: others may know it. Choose a new one to go on.",
        "Mật khẩu của bạn bị báo là đã lộ: người khác có thể biết. Hãy chọn mật khẩu mới để tiếp "
            + "tục.")
    static let passwordChanged = Phrase("Your new password is set.", "Mật khẩu mới đã được đặt.")
    static let changing = Phrase("Changing the password…", "Đang đổi mật khẩu…")
    static let logOut = Phrase("Log out", "Đăng xuất")
    static let confirmLogOut = Phrase("Log out?", "Đăng xuất?")
    static let loggingOut = Phrase("Logging out…", "Đang đăng xuất…")
    static let stay = Phrase("Stay", "Ở lại")
    static let next = Phrase("Next", "Tiếp")
    static let name = Phrase("Name", "Tên")
    static let whoAreYou = Phrase("Step 1 of 2: who you are", "Bước 1/2: bạn là ai")
    static let choosePassword = Phrase("Step 2 of 2: a password", "Bước 2/2: mật khẩu")
    static let passwordFor = Phrase("The password for {}.", "Mật khẩu cho {}.")
    static let createAccount = Phrase("Create account", "Tạo tài khoản")
    static let creatingAccount = Phrase("Creating the account…", "Đang tạo tài khoản…")
    static let sendCode = Phrase("Send code", "Gửi mã")
    static let sendingCode = Phrase("Sending the code…", "Đang gửi mã…")
    static let whichAccount = Phrase(
        "Step 1 of 2: which account? A code is sent to its email.",
        "Bước 1/2: tài khoản nào? Một mã sẽ được gửi tới email của tài khoản.")
    static let enterCode = Phrase(
        "Step 2 of 2: code and new password", "Bước 2/2: mã và mật khẩu mới")
    static let codeSent = Phrase(
        "If {} has an account, a code is on its way to it.",
        "Nếu {} đã có tài khoản, mã đang được gửi tới địa chỉ này.")
    static let code = Phrase("Code", "Mã")
    static let setPassword = Phrase("Set password", "Đặt mật khẩu")
    static let settingPassword = Phrase("Setting the password…", "Đang đặt mật khẩu…")
    static let letter = Phrase(
        "The letter (this sample sends none)", "Thư (bản mẫu này không gửi)")
    static let goodFor = Phrase("Good for", "Hiệu lực")
    static let stillUnderWay = Phrase(
        "Wait until this is done.", "Hãy đợi cho đến khi xong.")
    static let start = Phrase("Start", "Khởi động")
    static let opening = Phrase("Opening…", "Đang mở…")
    static let goOn = Phrase("Go on", "Tiếp tục")
}

/// The home screen.
extension Phrase {
    static let home = Phrase("Home", "Trang chủ")
    static let welcome = Phrase("Welcome, {}.", "Chào mừng {}.")
    static let recentlyRead = Phrase(
        "Recently read, newest first", "Đọc gần đây, mới nhất trước")
    static let browse = Phrase("Find an article to read", "Tìm bài để đọc")
    static let forget = Phrase("Remove", "Bỏ")
    static let nothingRead = Phrase("Nothing read yet.", "Bạn chưa đọc bài nào.")
    static let keptInOrder = Phrase("Read later, in your order", "Đọc sau, theo thứ tự của bạn")
    static let nothingKept = Phrase(
        "Choose 'Read later' at an article.", "Hãy chọn 'Đọc sau' cho một bài báo.")
}

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
    static let loadingArticles = Phrase("Loading the articles", "Đang tải các bài báo")
    static let readLater = Phrase("Read later", "Đọc sau")
    static let keptForLater = Phrase(
        "It is on your list at Home.", "Bài đã vào danh sách ở Trang chủ.")
    static let noArticles = Phrase(
        "No articles in this ranking.", "Bảng xếp hạng này không có bài nào.")
    static let noneShown = Phrase("No article matches.", "Không có bài nào khớp.")
    static let noneFound = Phrase(
        "No match for '{}': clear the search.", "Không có bài nào khớp '{}': hãy xóa từ tìm kiếm.")
    static let noneInSections = Phrase(
        "No article in these sections.", "Không có bài nào trong các chuyên mục này.")
}

/// The screen of one article.
extension Phrase {
    static let article = Phrase("Article", "Bài báo")
    static let loadingArticle = Phrase("Loading the article", "Đang tải bài báo")
    static let byline = Phrase("Author", "Tác giả")
    static let section = Phrase("Section", "Chuyên mục")
    static let published = Phrase("Published", "Ngày đăng")
    static let keywords = Phrase("Keywords", "Từ khóa")
    static let address = Phrase("Address", "Địa chỉ")
    static let pictures = Phrase("Pictures", "Hình ảnh")
    static let tryAgain = Phrase("Try again", "Thử lại")
}

/// The filter settings.
extension Phrase {
    static let filterSettings = Phrase("Filter settings", "Cài đặt bộ lọc")
    static let filterInShort = Phrase(
        "The most {} of the last {}: {}.", "Nhiều {} nhất trong {} qua: {}.")
    static let period = Phrase("Period", "Khoảng thời gian")
    static let day = Phrase("day", "ngày")
    static let week = Phrase("week", "tuần")
    static let month = Phrase("month", "tháng")
    static let sections = Phrase("Sections", "Các chuyên mục")
    static let noneForAll = Phrase("None chosen: all sections.", "Không chọn: mọi chuyên mục.")
    static let allSections = Phrase("all sections", "mọi chuyên mục")
    static let apply = Phrase("Apply", "Áp dụng")
    static let cancel = Phrase("Cancel", "Hủy")
}

/// A profile.
extension Phrase {
    static let profile = Phrase("Profile", "Hồ sơ")
    static let place = Phrase("Place", "Nơi sống")
    static let joined = Phrase("Joined", "Ngày tham gia")
    static let photos = Phrase("Photos", "Ảnh")
    static let newestPhotos = Phrase("Photos, newest first", "Ảnh, mới nhất trước")
    static let noPhotos = Phrase("No photos yet.", "Chưa có ảnh nào.")
    static let friends = Phrase("Friends", "Bạn bè")
    static let noFriends = Phrase("No friends yet.", "Chưa có bạn bè nào.")
    static let allFriends = Phrase("All friends", "Tất cả bạn bè")
    static let about = Phrase("About", "Giới thiệu")
    static let nothingAbout = Phrase("Nothing written yet.", "Chưa có lời giới thiệu nào.")
    static let work = Phrase("Work", "Công việc")
    static let languages = Phrase("Languages", "Ngôn ngữ")
}

/// The buttons that load a part of a profile again.
extension Phrase {
    static let tryPersonAgain = Phrase("Try the person again", "Thử tải lại thông tin")
    static let tryPhotosAgain = Phrase("Try the photos again", "Thử tải lại ảnh")
    static let tryFriendsAgain = Phrase("Try the friends again", "Thử tải lại bạn bè")
    static let tryAboutAgain = Phrase("Try the text again", "Thử tải lại lời giới thiệu")
}

/// Friend requests.
extension Phrase {
    static let friendRequest = Phrase("Friend request", "Lời mời kết bạn")
    static let sendFriendRequest = Phrase("Send friend request", "Gửi lời mời kết bạn")
    static let withdrawFriendRequest = Phrase("Withdraw friend request", "Rút lại lời mời kết bạn")
    static let confirmWithdrawal = Phrase(
        "Withdraw your friend request to {}?", "Rút lại lời mời kết bạn gửi {}?")
    static let withdraw = Phrase("Withdraw", "Rút lại")
    static let keepRequest = Phrase("Keep it", "Giữ lại")
    static let requestSent = Phrase("Friend request sent.", "Đã gửi lời mời kết bạn.")
    static let requestWithdrawn = Phrase(
        "Friend request withdrawn.", "Đã rút lại lời mời kết bạn.")
    static let youAreFriends = Phrase("You are friends.", "Hai bạn đã là bạn bè.")
}

/// The settings.
extension Phrase {
    static let settings = Phrase("Settings", "Cài đặt")
    static let language = Phrase("Language", "Ngôn ngữ")
    static let theme = Phrase("Theme", "Giao diện")
    static let autoTheme = Phrase("As the system", "Theo hệ thống")
    static let darkTheme = Phrase("Dark", "Tối")
    static let lightTheme = Phrase("Light", "Sáng")
    static let duskTheme = Phrase("Dusk", "Hoàng hôn")
    static let history = Phrase("Reading history", "Lịch sử đọc")
    static let historyHint = Phrase(
        "Off: Home forgets what you have read.", "Tắt: Trang chủ quên các bài bạn đã đọc.")
    static let reading = Phrase("Reading", "Đọc báo")
    static let account = Phrase("Account", "Tài khoản")
    static let stillLoggingOut = Phrase(
        "You are being logged out: wait until that is done.",
        "Bạn đang được đăng xuất: hãy đợi cho xong.")
}
