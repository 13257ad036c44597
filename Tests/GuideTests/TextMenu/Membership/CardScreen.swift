import Wayline

final class CardScreen: ViewScreen {
    let guest = GuestScreen()
    let stamps = StampsScreen()
    lazy var view = CardView([guest, stamps])

    var children: [any Screen] { [guest, stamps] }
}

final class CardView: View {
    let title = "Your card"
    let controls: [Control]

    init(_ parts: [any ViewScreen]) {
        controls = [Container("", parts)]
    }
}
