/// Why data on this machine could not be read or kept.
extension Phrase {
    static let folderUnusable = Phrase(
        "The data folder '{}' cannot be used: {}. Choose another folder, or put this one right.",
        "Không dùng được thư mục dữ liệu '{}': {}. Hãy chọn thư mục khác, hoặc sửa thư mục này.")
    static let noHome = Phrase(
        "There is no home folder to keep data in. Set HOME or XDG_DATA_HOME to a full path, or "
            + "choose a data folder.",
        "Không có thư mục nhà để lưu dữ liệu. Hãy đặt HOME hoặc XDG_DATA_HOME thành một đường dẫn "
            + "đầy đủ, hoặc chọn một thư mục dữ liệu.")
    static let readOnly = Phrase(
        "'{}' cannot be written to. Give yourself the right to write there, or choose another "
            + "data folder.",
        "Không ghi được vào '{}'. Hãy tự cấp quyền ghi ở đó, hoặc chọn thư mục dữ liệu khác.")
    static let diskFull = Phrase(
        "The disk that holds '{}' is full: this was not saved. Make room, then try again.",
        "Đĩa chứa '{}' đã đầy: chưa lưu được. Hãy giải phóng chỗ trống rồi thử lại.")
    static let storeBusy = Phrase(
        "Another program is writing to '{}'. Try again in a while.",
        "Một chương trình khác đang ghi vào '{}'. Hãy thử lại sau ít phút.")
    static let damaged = Phrase(
        "'{}' is damaged ({}). It was left as it is: put a copy of it back, or move it away to "
            + "start anew.",
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
