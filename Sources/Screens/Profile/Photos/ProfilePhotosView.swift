public import Wayline

/// The controls of the photos of a profile.
public final class ProfilePhotosView: View {
    public let title: String
    package let photos = Table()
    package let empty: Label
    package let part: ProfilePartControls
    public let controls: [Control]

    package init(_ words: Words) {
        title = words[.photos]
        empty = Label(words[.noPhotos], .faint)
        part = ProfilePartControls(words, again: .tryPhotosAgain)
        controls = [Section(title, [photos, empty] + part.all)]
    }
}
