import Wayline

/// The controls of the screen, from top to bottom.
final class RemarkView: View {
    let title = "Remark"

    var controls: [Control] { [] }
}
