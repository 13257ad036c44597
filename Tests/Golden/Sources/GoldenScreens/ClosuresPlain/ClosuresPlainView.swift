internal import Wayline

/// The controls of the screen, from top to bottom.
final class ClosuresPlainView: View {
    let title = "Closures plain"
    let name = TextField("Name", placeholder: "An Nguyen")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [name, done] }
}
