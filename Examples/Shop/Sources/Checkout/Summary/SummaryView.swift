import Wayline
import Words

/// The controls of the last step.
final class SummaryView: View {
    let title: String
    let step: ProgressBar
    let contents: Label
    let total: Label
    let error = Label("", .error)
    let order: Button

    init(_ words: Words, _ draft: OrderDraft) {
        step = .step(4, words)
        title = words("Summary", "Tóm tắt")
        contents = Label(draft.text(words))
        total = Label(draft.totalText(words), .strong)
        order = Button(words("Place order", "Đặt hàng"))
    }

    var controls: [Control] { [step, contents, total, error, order] }
}
