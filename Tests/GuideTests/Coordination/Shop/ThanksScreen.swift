import Wayline

final class ThanksScreen: Screen {
    let receipt: Receipt

    init(_ receipt: Receipt) {
        self.receipt = receipt
    }
}
