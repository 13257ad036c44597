import Wayline

/// The controls of the screen, from top to bottom.
final class RemarkView: View {
    let title = "Remark"
    let text = TextField("Text")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [text, done] }
}
