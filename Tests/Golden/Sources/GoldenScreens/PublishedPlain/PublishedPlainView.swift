internal import Wayline

/// The controls of the screen, from top to bottom.
final class PublishedPlainView: View {
    let title = "Published plain"
    let name = TextField("Name", placeholder: "An Nguyen")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [name, done] }
}
