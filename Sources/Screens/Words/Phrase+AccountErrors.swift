/// Why a user was not let in, or an account not changed.
extension Phrase {
    static let wrongCredentials = Phrase(
        "No account has this email and password. Try again, or choose 'Forgot password'.",
        "Không có tài khoản nào với email và mật khẩu này. Hãy thử lại, hoặc chọn 'Quên mật khẩu'.")
    static let slowedDown = Phrase(
        "Too many wrong passwords for this account. Wait {}, then try again.",
        "Tài khoản này đã bị nhập sai mật khẩu quá nhiều lần. Hãy đợi {} rồi thử lại.")
    static let oneSecond = Phrase("1 second", "1 giây")
    static let seconds = Phrase("{} seconds", "{} giây")
    static let minutes = Phrase("{} minutes", "{} phút")
    static let notAnEmail = Phrase(
        "'{}' is not an email address: it takes a name, '@' and a domain, e.g. 'you@example.com'.",
        "'{}' không phải là địa chỉ email: cần có tên, '@' và tên miền, ví dụ 'ban@example.com'.")
    static let noName = Phrase(
        "The name is empty: fill in what others shall see.",
        "Tên đang để trống: hãy điền tên mà người khác sẽ thấy.")
    static let emailTaken = Phrase(
        "There is an account for '{}' already. Log in, or choose 'Forgot password'.",
        "Đã có tài khoản cho '{}'. Hãy đăng nhập, hoặc chọn 'Quên mật khẩu'.")
    static let wrongCode = Phrase(
        "This code is wrong, used or too old. Ask for a new one.",
        "Mã này sai, đã dùng hoặc đã quá hạn. Hãy xin mã mới.")
    static let wrongOldPassword = Phrase(
        "This is not your password of today. Type it again.",
        "Đây không phải là mật khẩu hiện tại của bạn. Hãy nhập lại.")
}

/// What a new password must be like.
extension Phrase {
    static let longEnough = Phrase(
        "The password needs at least {} characters.", "Mật khẩu cần ít nhất {} ký tự.")
    static let shortEnough = Phrase(
        "The password may take at most {} bytes.", "Mật khẩu chỉ được dài tối đa {} byte.")
    static let oneLine = Phrase(
        "The password may not contain control characters.",
        "Mật khẩu không được chứa ký tự điều khiển.")
    static let notTheOldOne = Phrase(
        "The new password must differ from the old one.", "Mật khẩu mới phải khác mật khẩu cũ.")
    static let notTheEmail = Phrase(
        "The password may not be the email address, or the name in it.",
        "Mật khẩu không được là địa chỉ email, hay tên trong địa chỉ đó.")
    static let notLeaked = Phrase(
        "This password is on lists of leaked ones: choose another.",
        "Mật khẩu này nằm trong danh sách mật khẩu bị lộ: hãy chọn mật khẩu khác.")
}
