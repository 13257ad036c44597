/// A label that shows the values of a sample.
final class Caption {
    var text = ""
}
