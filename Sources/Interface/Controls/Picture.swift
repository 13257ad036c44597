/// The place of a picture, such as an avatar: a terminal shows initials.
///
/// ```swift
/// let guest = Picture("An Nguyen")
/// ```
///
/// ![A picture.](Picture)
public final class Picture: Control {
    /// A description of the picture.
    public var text: String {
        didSet { if text != oldValue { touch() } }
    }

    /// Creates a picture with this description.
    public override init(_ text: String = "") {
        self.text = text
        super.init("")
    }

    /// The first letters of the first and the last word.
    public var initials: String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return String(letters).uppercased()
    }

    public override var role: String { "picture" }

    public override func stateText(in wording: Wording) -> String { text }
}
