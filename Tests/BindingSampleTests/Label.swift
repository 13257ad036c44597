/// What a sample shows its values on.
final class Label {
    var text = ""
}
