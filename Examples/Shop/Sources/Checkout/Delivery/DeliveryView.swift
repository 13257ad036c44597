import Wayline

/// The controls of the second step.
final class DeliveryView: View {
    let title = "Delivery"
    let delivery = Choice("Delivery", Delivery.allCases, title: \.description)
    let next = Button("Next")

    var controls: [Control] { [delivery, next] }
}
