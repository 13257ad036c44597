import Wayline

extension RouteName {
    static let card: RouteName = "card"
}

final class CardScreen: ViewScreen {
    let way = Way()
    let guest = GuestScreen()
    let stamps = StampsScreen()
    lazy var view = CardView([guest, stamps])

    var children: [any Screen] { [guest, stamps] }
}
