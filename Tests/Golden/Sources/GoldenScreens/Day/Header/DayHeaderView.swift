import Wayline

/// The controls of this part of the screen.
final class DayHeaderView: View {
    let title = "Header"

    var controls: [Control] { [] }
}
