import Wayline

/// The controls of the screen, from top to bottom.
final class RatingView: View {
    let title = "Rating"
    let stars = NumberField<Int>("Stars")
    let comment = TextField("Comment")
    let failure = Label("", .error)
    let done = Button("Done", isDefault: true)

    /// True if each text is a valid value.
    private(set) lazy var isValid: ValueSource<Bool> = stars.isValid

    var controls: [Control] { [stars, comment, failure, done] }
}
