/// What stands beside an article, as the Most Popular API answers it.
struct PopularMedium: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case type, caption, copyright
        case sizes = "media-metadata"
    }

    struct Size: Decodable, Sendable {
        let url: String
        let width: Int
    }

    let type: String
    let caption: String
    let copyright: String
    let sizes: [Size]

    /// The largest of its sizes; nil if it is no picture.
    var picture: ArticlePicture? {
        guard type == "image", let largest = sizes.max(by: { $0.width < $1.width }) else {
            return nil
        }
        return ArticlePicture(caption: caption, copyright: copyright, address: largest.url)
    }
}
