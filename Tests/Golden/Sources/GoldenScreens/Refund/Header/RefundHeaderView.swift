import Wayline

/// The controls of this part of the screen.
final class RefundHeaderView: View {
    let title = "Header"

    var controls: [Control] { [] }
}
