public import TextMenu

/// What the photos of a profile look like.
public final class ProfilePhotosView: View {
    public let title: String
    public let photos = Table()
    public let empty: Label
    public let part: ProfilePartControls
    public let controls: [Control]

    public init(_ words: Words) {
        title = words[.photos]
        empty = Label(words[.noPhotos], .faint)
        part = ProfilePartControls(words, again: .tryPhotosAgain)
        controls = [Section(title, [photos, empty] + part.all)]
    }
}
