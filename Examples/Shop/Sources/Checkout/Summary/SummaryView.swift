import Wayline
import Words

/// The controls of the last step.
final class SummaryView: View {
    let title: String
    let step: ProgressBar
    let contents: Section
    let error = Label("", .error)
    let order: Button

    init(_ words: Words, _ draft: OrderDraft) {
        step = .step(4, words)
        title = words("Summary", "Tóm tắt")
        contents = Section(
            words("Your order", "Đơn hàng của bạn"), hasFrame: true,
            [NamedValues("", draft.rows(words))])
        order = Button(words("Place order", "Đặt hàng"), isDefault: true)
    }

    var controls: [Control] { [step, contents, error, order] }
}
