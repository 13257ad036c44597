extension Wording {
    /// The texts in Vietnamese.
    public static let vietnamese = Wording(
        ofControls.merging(ofKeys) { $1 }.merging(ofHelp) { $1 }.merging(ofPlainHelp) { $1 }
            .merging(ofPlaces) { $1 }.merging(ofQuestions) { $1 }.merging(ofReasons) { $1 }
            .merging(ofAnswers) { $1 }.merging(ofRules) { $1 })

    private static let ofControls = [
        "button": "nút", "choice": "lựa chọn", "list": "danh sách", "picture": "hình",
        "progress": "tiến độ", "secure text field": "ô mật khẩu", "switch": "công tắc",
        "tab": "thẻ", "table": "bảng", "details": "chi tiết", "text field": "ô nhập",
        "section": "mục", "open": "mở", "closed": "đóng",
        "chosen": "đã chọn",
        "multiple choice": "ô chọn nhiều", "{} of {} chosen": "đã chọn {}/{}",
        "empty": "trống", "filled in": "đã điền", "not available now": "hiện chưa dùng được",
        "nothing chosen": "chưa chọn gì", "Nothing here.": "Không có gì ở đây.",
        "off": "tắt", "on": "bật", "1 row": "1 dòng",
        "{} rows": "{} dòng", "1 row of {} with '{}'": "1/{} dòng có '{}'",
        "{} rows of {} with '{}'": "{}/{} dòng có '{}'", "selected": "đang chọn",
        "{} selected": "đang chọn {}",
        "{}, {} of {}": "{}, {}/{}",
        "Nothing was filled in: arrow keys and other control characters are not text. Type it "
            + "again.":
            "Chưa điền được gì: phím mũi tên và ký tự điều khiển không phải là chữ. Hãy gõ lại.",
        "Nothing was filled in: it is not valid UTF-8. Set the terminal to UTF-8, then type it "
            + "again.":
            "Chưa điền được gì: chữ không phải là UTF-8. Hãy đặt terminal dùng UTF-8 rồi gõ lại.",
        "Nothing was filled in: a terminal takes lines of less than {} bytes. Type a shorter one.":
            "Chưa điền được gì: terminal chỉ nhận dòng ngắn hơn {} byte. Hãy gõ dòng ngắn hơn.",
        "Copied.": "Đã sao chép.",
        "There is nothing to copy here.": "Ở đây không có gì để sao chép.",
        "A secret is not copied.": "Nội dung bí mật không được sao chép.",
        "Only {} bytes can be copied: select a part.":
            "Chỉ sao chép được {} byte: hãy chọn một phần.",
        "This terminal has no clipboard.": "Terminal này không có bảng nhớ tạm.",
        "The text was too long to paste: the last {} bytes are left out.":
            "Chữ dán vào dài quá: {} byte cuối bị bỏ.",
        "Only {} characters fit: the rest is left out.":
            "Chỉ nhận {} ký tự: phần còn lại bị bỏ.",
        "working": "đang chạy", "number field": "ô số", "stepper": "ô tăng giảm",
        "date field": "ô ngày", "date and time field": "ô ngày giờ", "time field": "ô giờ",
        "search field": "ô tìm", "text area": "ô nhiều dòng",
    ]

    private static let ofRules = [
        "sorted by {}": "xếp theo {}", "sorted by {}, descending": "xếp theo {}, giảm dần",
        ".": ",", "{} s left": "còn {} giây", "{} min left": "còn {} phút",
        "{} h {} min left": "còn {} giờ {} phút",
        "Use this format: {}.": "Hãy gõ theo mẫu: {}.",
        "It must be between {} and {}.": "Phải từ {} đến {}.",
        "Type a number.": "Hãy gõ một số.",
        "Type a number from {} to {}.": "Hãy gõ một số từ {} đến {}.",
        "Type {}, without a sign between the digits.":
            "Hãy gõ {}, không có dấu giữa các chữ số.",
    ]

    private static let ofKeys = [
        "actions": "thao tác", "Move up": "Dời lên", "Move down": "Dời xuống",
        "Actions: {}": "Thao tác: {}", "all keys": "mọi phím",
        "all rows": "mọi dòng", "back": "quay lại",
        "cancel": "hủy", "change": "đổi", "choose": "chọn", "clear": "xóa", "close": "đóng",
        "done": "xong", "filter": "lọc", "find": "tìm",
        "help": "trợ giúp", "hide": "ẩn", "more": "cuộn", "move": "di chuyển", "next": "tiếp",
        "quit": "thoát", "select": "chọn dòng", "show": "hiện", "sort": "sắp xếp", "tabs": "thẻ",
        "type": "gõ", "on/off": "bật/tắt",
        "new line": "dòng mới", "undo": "hoàn tác", "Go to {}": "Đến {}",
        "Nothing that can be done here has these letters.":
            "Không có thao tác nào ở đây có những chữ này.",
        "Sort by {}": "Xếp theo {}", "Sort by {}, descending": "Xếp theo {}, giảm dần",
        "{} of {}": "{}/{}",
        "Too small: {} x {} needed.": "Nhỏ quá: cần {} x {}.",
    ]

    private static let ofPlaces = [
        "Your place of last time could not be restored, so the app starts at the beginning.":
            "Không tìm lại được chỗ bạn đang xem lần trước, nên ứng dụng bắt đầu lại từ đầu.",
        "What was saved is damaged, or from another version of the app. A copy of it is kept.":
            "Dữ liệu đã lưu bị hỏng, hoặc thuộc phiên bản khác của ứng dụng. Một bản sao được giữ "
            + "lại.",
        "Your place in the app could not be saved for the next time.":
            "Không ghi lại được chỗ bạn đang xem cho lần sau.",
        "Your choice could not be saved.": "Không lưu được lựa chọn của bạn.",
        "'{}' cannot be read. Change its permissions, or choose another data folder.":
            "Không đọc được '{}'. Hãy đổi quyền truy cập, hoặc chọn thư mục dữ liệu khác.",
        "The data folder '{}' cannot be used: {}. Repair it, or choose another folder.":
            "Không dùng được thư mục dữ liệu '{}': {}. Hãy sửa nó, hoặc chọn thư mục khác.",
        "There is no home folder to keep data in. Set HOME or XDG_DATA_HOME to a full path, or "
            + "choose a data folder.":
            "Không có thư mục nhà để lưu dữ liệu. Hãy đặt HOME hoặc XDG_DATA_HOME thành một đường "
            + "dẫn đầy đủ, hoặc chọn một thư mục dữ liệu.",
        "'{}' cannot be written to. Change its permissions, or choose another data folder.":
            "Không ghi được vào '{}'. Hãy đổi quyền truy cập, hoặc chọn thư mục dữ liệu khác.",
        "The disk that holds '{}' is full: this was not saved. Make room, then try again.":
            "Đĩa chứa '{}' đã đầy: chưa lưu được. Hãy giải phóng chỗ trống rồi thử lại.",
        "Another program is writing to '{}'. Try again in a while.":
            "Một chương trình khác đang ghi vào '{}'. Hãy thử lại sau ít phút.",
        "'{}' could not be used: {}. Try again.": "Không dùng được '{}': {}. Hãy thử lại.",
    ]

    private static let ofHelp = [
        "Elsewhere": "Ở trang khác", "move the marker": "di chuyển dấu chọn",
        "next, previous control": "mục sau, mục trước",
        "first, last": "đầu, cuối",
        "ten rows, or a page": "mười dòng, hoặc một trang",
        "press, choose, open": "bấm, chọn, mở",
        "press that button": "bấm nút đó",
        "change a number": "tăng giảm một bước",
        "move in a text": "di chuyển trong ô",
        "move by a word": "qua từng từ",
        "select a text": "chọn chữ", "undo, redo in a text": "hoàn tác, làm lại khi gõ",
        "copy": "sao chép",
        "other tabs": "thẻ khác",
        "back, or close": "quay lại, hoặc đóng",
        "send the form": "gửi biểu mẫu",
        "delete a word": "xóa một từ",
        "delete to start, end": "xóa phía trước, phía sau",
        "show a password": "hiện mật khẩu",
        "redraw the screen": "vẽ lại", "find what can be done": "tìm thao tác",
        "actions on a row": "thao tác trên một dòng",
        "select all rows, or none": "chọn hoặc bỏ chọn mọi dòng",
        "move a row": "dời một dòng",
        "suspend": "tạm dừng", "undo, after a message": "hoàn tác, sau một thông báo",
        "quit at once": "thoát ngay",
        "filter a list": "lọc danh sách", "sort a table": "sắp xếp bảng",
    ]

    private static let ofPlainHelp = [
        "  b. Back": "  b. Quay lại",
        "  q. Quit": "  q. Thoát", "  u. Undo": "  u. Hoàn tác",
        "  ?. Help": "  ?. Trợ giúp",
        "Type the number of what you want, or:": "Gõ số của mục bạn muốn, hoặc:",
        "  6.2     row 2 of the list 6, or option 2 of the choice 6":
            "  6.2     dòng 2 của danh sách 6, hay mục 2 của lựa chọn 6",
        "  6.2.1   action 1 on that row; 6.2.? for its actions":
            "  6.2.1   thao tác 1 trên dòng đó; 6.2.? để xem các thao tác",
        "  6.2*    selects row 2; 6.* all rows or none; 6.*.1 acts on them":
            "  6.2*    chọn dòng 2; 6.* chọn hay bỏ chọn mọi dòng; 6.*.1 là thao tác 1 trên chúng",
        "  /text   only the rows with this text; / alone for all rows":
            "  /text   chỉ những dòng có chữ này; chỉ gõ / để xem mọi dòng",
        "  s NAME  sort by this column; s alone lists the columns":
            "  s TÊN   xếp theo cột này; chỉ gõ s để xem mọi cột",
        "  + or -  the rows after those that are shown, or before":
            "  + hay -  các dòng tiếp theo, hay các dòng trước đó",
        "  Tabs: {}. Type t and a name.": "  Thẻ: {}. Gõ t và tên thẻ.",
        "  t NAME  the tab of this name; t alone for all tabs":
            "  t TÊN   thẻ có tên này; chỉ gõ t để xem mọi thẻ",
        "  f TEXT  finds what can be done by its text; f alone lists all":
            "  f CHỮ   tìm thao tác có chữ này; chỉ gõ f để xem mọi thao tác",
        "  b       back": "  b       quay lại",
        "  l       the whole screen again": "  l       xem lại cả màn hình",
        "  u       undo what the last message is about":
            "  u       hoàn tác việc trong thông báo vừa rồi",
        "  w       wait for running work": "  w       đợi việc đang chạy",
        "  q       quit": "  q       thoát",
        "An empty line prints the changes.": "Dòng trống in ra những thay đổi.",
    ]

    private static let ofQuestions = [
        "Choose b, q or ?: ": "Chọn b, q hay ?: ",
        "Choose {}, or ? for help: ": "Chọn {}, hay ? để xem trợ giúp: ",
        "Choose {}, Enter for '{}', or ? for help: ":
            "Chọn {}, Enter cho '{}', hay ? để xem trợ giúp: ",
        "Choose {}, or b to leave it: ": "Chọn {}, hay b để giữ nguyên: ",
        "Find in {} (an empty line for all rows): ": "Tìm trong {} (dòng trống để xem mọi dòng): ",
        "1 or 2": "1 hay 2",
        "1 to {}": "từ 1 đến {}",
        "b, q or ? for help": "b, q hay ? để xem trợ giúp",
        "{}, or ? for help": "{}, hay ? để xem trợ giúp",
        "{}, or b to leave it": "{}, hay b để giữ nguyên",
    ]

    private static let ofReasons = [
        "This screen cannot be shown.": "Không mở được màn hình này.",
        "This link leads nowhere.": "Liên kết này không dẫn tới đâu.",
        "This is not possible now.": "Hiện không làm được việc này.",
        "There is nowhere to go back to.": "Không có chỗ nào để quay lại.",
    ]

    private static let ofAnswers = [
        "Type the text, then a line with only a full stop. Only a full stop changes nothing.":
            "Hãy gõ từng dòng, rồi một dòng chỉ có dấu chấm. Chỉ gõ dấu chấm thì không đổi gì.",
        "The screen has changed meanwhile. Your answer was not used.":
            "Màn hình vừa thay đổi. Câu trả lời của bạn bị bỏ qua.",
        "This is not here any more. Your answer was not used.":
            "Mục này không còn ở đây. Câu trả lời của bạn bị bỏ qua.",
        "Type the number of a row.": "Hãy gõ số của một dòng.",
        "There is no list here.": "Ở đây không có danh sách.",
        "There is nothing to sort by here.": "Ở đây không có gì để sắp xếp.",
        "Columns to sort by: {}": "Các cột để sắp xếp: {}",
        "'{}' is not a column to sort by: there are {}.":
            "Không xếp theo '{}' được: chỉ có {}.",
        "There are no further rows.": "Không còn dòng nào nữa.",
        "There are no rows before these.": "Không có dòng nào trước các dòng này.",
        "Nothing is under way.": "Không có việc gì đang chạy.",
        "Please wait.": "Xin đợi.",
        "'{}' is not a choice: type {}.": "'{}' không hợp lệ: hãy gõ {}.",
        "Nothing has changed: type {}.": "Không có gì thay đổi: hãy gõ {}.",
        "'{}' is not a choice: {} is empty.": "'{}' không hợp lệ: {} đang trống.",
        "'{}' is not a choice: {} has {}.": "'{}' không hợp lệ: {} có {}.",
        "'{}' is not a choice: there are no rows to select.":
            "'{}' không hợp lệ: không có dòng nào để chọn.",
        "'{}' is not a choice: this row has no actions.":
            "'{}' không hợp lệ: dòng này không có thao tác.",
        "'{}' is not a choice: the actions are {}.":
            "'{}' không hợp lệ: các thao tác là {}.",
        "'{}' is not a choice: only lists and choices have parts.":
            "'{}' không hợp lệ: chỉ danh sách và lựa chọn mới có nhiều phần.",
        "There are no tabs here.": "Ở đây không có thẻ.",
        "'{}' is not a tab: there are {}.": "'{}' không phải là thẻ: có {}.",
        "'{}' is empty.": "'{}' còn trống.",
        "'{}' is not available now.": "'{}' hiện chưa dùng được.",
        "'{}' is still working: type w to wait for it.":
            "'{}' vẫn đang chạy: gõ w để đợi.",
        "; + and - show others, / finds them": "; + và - để xem dòng khác, / để tìm",
        "rows {} to {} of {}": "dòng {} đến {}/{}",
    ]
}
