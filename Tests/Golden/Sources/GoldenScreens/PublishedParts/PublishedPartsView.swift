internal import Wayline

/// The controls of the screen, from top to bottom.
final class PublishedPartsView: View {
    let title = "Published parts"
    let parts = Container("")
    let name = TextField("Name", placeholder: "An Nguyen")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [parts, name, done] }
}
