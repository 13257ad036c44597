/// Logging in, signing up, and all that has to do with passwords.
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
    static let changing = Phrase("Changing the password…", "Đang đổi mật khẩu…")
    static let logOut = Phrase("Log out", "Đăng xuất")
    static let shallLogOut = Phrase("Log out?", "Đăng xuất?")
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
        "Step 2 of 2: the code, and a new password.", "Bước 2/2: mã, và mật khẩu mới.")
    static let codeSent = Phrase(
        "If there is an account for {}, a letter with a code is on its way to it.",
        "Nếu có tài khoản cho {}, một thư kèm mã đang được gửi tới đó.")
    static let code = Phrase("Code", "Mã")
    static let setPassword = Phrase("Set password", "Đặt mật khẩu")
    static let settingPassword = Phrase("Setting the password…", "Đang đặt mật khẩu…")
    static let letter = Phrase(
        "This sample sends no mail. The letter would say: your code is {}, good for {} minutes.",
        "Bản mẫu này không gửi thư. Thư sẽ viết: mã của bạn là {}, có hiệu lực trong {} phút.")
    static let stillUnderWay = Phrase(
        "Wait until this is done.", "Hãy đợi cho đến khi xong.")
    static let start = Phrase("Start", "Khởi động")
    static let opening = Phrase("Opening…", "Đang mở…")
    static let goOn = Phrase("Go on", "Tiếp tục")
}
