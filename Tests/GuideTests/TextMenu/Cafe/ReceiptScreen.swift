import Wayline

struct ReceiptInput: ScreenInput {
    let name: String
}

final class ReceiptScreen: ViewScreen {
    let view: ReceiptView

    init(name: String) {
        view = ReceiptView(Label("\(name), your coffee is ready."))
    }
}

final class ReceiptView: View {
    let title = "Ready"
    let controls: [Control]

    init(_ text: Label) {
        controls = [text]
    }
}
