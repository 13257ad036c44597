import Wayline

/// The controls of the photos of a profile.
final class ProfilePhotosView: View {
    let title: String
    let photos = NamedValues()
    let missing: Placeholder
    let controls: [Control]

    init(_ words: Words) {
        title = words[.photos]
        missing = Placeholder(retry: words[.tryPhotosAgain])
        controls = [Section(words[.newestPhotos], [photos, missing])]
    }
}
