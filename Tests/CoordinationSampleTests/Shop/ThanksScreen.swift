import Wayline

final class ThanksScreen: Screen {
    let way = Way()
    let receipt: Receipt

    init(_ receipt: Receipt) {
        self.receipt = receipt
    }
}
