import Wayline

extension Wording {
    /// The texts of the front ends that a customer reads often. All others stay in English.
    static let vietnamese = Wording([
        "button": "nút", "choice": "lựa chọn", "list": "danh sách", "tab": "thẻ",
        "text field": "ô nhập", "secure text field": "ô nhập kín", "selected": "đang xem",
        "empty": "trống", "{}, {} of {}": "{}, {} trong {}",
        "not available now": "hiện chưa dùng được",
        "back": "quay lại", "change": "đổi", "choose": "chọn", "done": "xong", "filter": "lọc",
        "help": "trợ giúp", "more": "xem tiếp", "move": "di chuyển", "next": "tiếp",
        "quit": "thoát", "tabs": "thẻ",
        "  b. Back": "  b. Quay lại", "  q. Quit": "  q. Thoát", "  ?. Help": "  ?. Trợ giúp",
        "1 to {}": "từ 1 đến {}", "Choose {}, or ? for help: ": "Chọn {}, hay ? để xem trợ giúp: ",
        "This link leads nowhere.": "Liên kết này không dẫn tới đâu.",
        "There is nothing to undo.": "Không có gì để hoàn tác.",
        "There is nothing to redo.": "Không có gì để làm lại.",
    ])
}
