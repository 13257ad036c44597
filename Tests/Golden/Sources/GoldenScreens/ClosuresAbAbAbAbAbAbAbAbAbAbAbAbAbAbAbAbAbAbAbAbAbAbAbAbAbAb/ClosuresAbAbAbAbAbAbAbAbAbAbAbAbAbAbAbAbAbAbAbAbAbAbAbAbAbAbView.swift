internal import Wayline

/// The controls of the screen, from top to bottom.
final class ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbView: View {
    let title =
        "Closures ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab"
    let name = TextField("Name", placeholder: "An Nguyen")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [name, done] }
}
