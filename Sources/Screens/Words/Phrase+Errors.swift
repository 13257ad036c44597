/// Failures of services.
extension Phrase {
    static let offline = Phrase(
        "{} cannot be reached. Check the connection, then try again.",
        "Không kết nối được với {}. Hãy kiểm tra mạng rồi thử lại.")
    static let untrusted = Phrase(
        "The certificate of {} is not trusted, so nothing was sent. Check the address, and the "
            + "date and the trusted certificates of this machine (package ca-certificates).",
        "Chứng chỉ của {} không đáng tin, nên chưa gửi gì đi. Hãy kiểm tra địa chỉ, cùng ngày giờ "
            + "và các chứng chỉ đáng tin của máy này (gói ca-certificates).")
    static let insecure = Phrase(
        "No secure connection to {} can be made, so nothing was sent. Check the address and the "
            + "port: 'https' takes a server that speaks TLS.",
        "Không tạo được kết nối an toàn với {}, nên chưa gửi gì đi. Hãy kiểm tra địa chỉ và cổng: "
            + "'https' cần một máy chủ dùng TLS.")
    static let timedOut = Phrase(
        "{} did not answer within {} s. Try again in a while.",
        "{} không trả lời trong {} giây. Hãy thử lại sau ít phút.")
    static let hostRefused = Phrase(
        "{} answered with the error {}. Try again in a while.",
        "{} trả lời bằng lỗi {}. Hãy thử lại sau ít phút.")
    static let unreadable = Phrase(
        "The answer of {} cannot be read: {}. Try again in a while, or update the app.",
        "Không đọc được câu trả lời của {}: {}. Hãy thử lại sau ít phút, hoặc cập nhật ứng dụng.")
    static let cancelled = Phrase(
        "This was stopped before it was done. Try again.",
        "Việc này đã bị dừng giữa chừng. Hãy thử lại.")
    static let notLoggedIn = Phrase(
        "You are not logged in any more. Log in again.",
        "Phiên đăng nhập của bạn đã hết. Hãy đăng nhập lại.")
    static let unknownArticle = Phrase(
        "There is no article {} among the most popular ones: go back and choose another.",
        "Không có bài {} trong số các bài được quan tâm nhất: hãy quay lại và chọn bài khác.")
    static let unknownProfile = Phrase(
        "There is no profile {}: go back and choose another.",
        "Không có hồ sơ {}: hãy quay lại và chọn hồ sơ khác.")
    static let ownProfile = Phrase(
        "This is your own profile: send friend requests to others.",
        "Đây là hồ sơ của chính bạn: hãy gửi lời mời kết bạn cho người khác.")
    static let alreadyFriends = Phrase(
        "{} and you are friends already: there is no request to send or take back.",
        "{} và bạn đã là bạn bè: không có lời mời nào để gửi hay rút lại.")
}

/// Failures to log in or to change an account.
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
        "The name is empty: fill in the name that others will see.",
        "Tên đang để trống: hãy điền tên mà người khác sẽ thấy.")
    static let emailTaken = Phrase(
        "There is an account for '{}' already. Log in, or choose 'Forgot password'.",
        "Đã có tài khoản cho '{}'. Hãy đăng nhập, hoặc chọn 'Quên mật khẩu'.")
    static let wrongCode = Phrase(
        "This code is wrong, used or too old. Go back to get a new one.",
        "Mã này sai, đã dùng hoặc đã hết hạn. Hãy quay lại để nhận mã mới.")
    static let wrongOldPassword = Phrase(
        "This is not your current password. Type it again.",
        "Đây không phải là mật khẩu hiện tại của bạn. Hãy nhập lại.")
}

/// Rules for new passwords.
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

/// Failures to read or write data on this machine.
extension Phrase {
    static let folderUnusable = Phrase(
        "The data folder '{}' cannot be used: {}. Repair it, or choose another folder.",
        "Không dùng được thư mục dữ liệu '{}': {}. Hãy sửa nó, hoặc chọn thư mục khác.")
    static let noHome = Phrase(
        "There is no home folder to keep data in. Set HOME or XDG_DATA_HOME to a full path, or "
            + "choose a data folder.",
        "Không có thư mục nhà để lưu dữ liệu. Hãy đặt HOME hoặc XDG_DATA_HOME thành một đường dẫn "
            + "đầy đủ, hoặc chọn một thư mục dữ liệu.")
    static let readOnly = Phrase(
        "'{}' cannot be written to. Change its permissions, or choose another data folder.",
        "Không ghi được vào '{}'. Hãy đổi quyền truy cập, hoặc chọn thư mục dữ liệu khác.")
    static let diskFull = Phrase(
        "The disk that holds '{}' is full: this was not saved. Make room, then try again.",
        "Đĩa chứa '{}' đã đầy: chưa lưu được. Hãy giải phóng chỗ trống rồi thử lại.")
    static let storeBusy = Phrase(
        "Another program is writing to '{}'. Try again in a while.",
        "Một chương trình khác đang ghi vào '{}'. Hãy thử lại sau ít phút.")
    static let damaged = Phrase(
        "'{}' is damaged ({}). It was not changed: restore a copy of it, or move it away to "
            + "start again.",
        "'{}' bị hỏng ({}). Tệp được giữ nguyên: hãy chép lại một bản sao của nó, hoặc dời nó đi "
            + "để bắt đầu lại.")
    static let newerStore = Phrase(
        "'{}' is of version {}, and this app knows versions up to {}. Update the app, or choose "
            + "another data folder.",
        "'{}' thuộc phiên bản {}, còn ứng dụng này chỉ biết đến phiên bản {}. Hãy cập nhật ứng "
            + "dụng, hoặc chọn thư mục dữ liệu khác.")
    static let noHashing = Phrase(
        "Passwords cannot be protected on this system ({}). Install libcrypt with yescrypt, then "
            + "try again.",
        "Hệ thống này không bảo vệ được mật khẩu ({}). Hãy cài libcrypt có yescrypt rồi thử lại.")
    static let noMemory = Phrase(
        "There is too little memory to protect a password. End other programs, or raise the limits "
            + "('ulimit -d' and 'ulimit -v'), then try again.",
        "Không đủ bộ nhớ để bảo vệ mật khẩu. Hãy đóng bớt chương trình khác, hoặc nâng giới hạn "
            + "('ulimit -d' và 'ulimit -v'), rồi thử lại.")
    static let storeFailed = Phrase(
        "'{}' could not be used: {}. Try again.",
        "Không dùng được '{}': {}. Hãy thử lại.")
}
