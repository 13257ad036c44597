import Wayline

final class CardView: View {
    let title = "Your card"
    let controls: [Control]

    init(_ parts: [any ViewScreen]) {
        controls = [Container("", parts)]
    }
}
