/// Why a service has not answered as it should.
extension Phrase {
    static let offline = Phrase(
        "{} cannot be reached. Check the connection, then try again.",
        "Không kết nối được với {}. Hãy kiểm tra mạng rồi thử lại.")
    static let untrusted = Phrase(
        "The certificate of {} is not trusted, so nothing was sent. Check the address, and the date and "
            + "the trusted certificates of this machine (package ca-certificates).",
        "Chứng chỉ của {} không đáng tin, nên chưa gửi gì đi. Hãy kiểm tra địa chỉ, cùng ngày giờ và "
            + "các chứng chỉ đáng tin của máy này (gói ca-certificates).")
    static let insecure = Phrase(
        "No secure connection to {} can be made, so nothing was sent. Check the address and the port: "
            + "'https' takes a server that speaks TLS.",
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
