import Wayline
import Words

/// The controls of the last step.
final class SummaryView: View {
    let title: String
    let contents: Label
    let total: Label
    let error = Label("", .error)
    let order: Button

    init(_ words: Words, _ draft: OrderDraft) {
        title = words("Summary", "Tóm tắt")
        contents = Label(draft.text(words))
        total = Label(draft.totalText(words), .strong)
        order = Button(words("Place order", "Đặt hàng"))
    }

    var controls: [Control] { [contents, total, error, order] }
}
