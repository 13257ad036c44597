internal import Wayline

/// The controls of the screen, from top to bottom.
final class PublishedAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAView: View {
    let title =
        "Published ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab ab a"
    let name = TextField("Name", placeholder: "An Nguyen")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [name, done] }
}
