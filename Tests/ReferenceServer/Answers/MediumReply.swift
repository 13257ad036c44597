import Screens

/// A picture of an article, in the format that the New York Times documents for its Most Popular
/// API.
struct MediumReply: Encodable {
    private enum CodingKeys: String, CodingKey {
        case type, subtype, caption, copyright
        case isForOthers = "approved_for_syndication"
        case sizes = "media-metadata"
    }

    private struct Size: Encodable {
        let url: String
        let format: String
        let height: Int
        let width: Int
    }

    private let type = "image"
    private let subtype = "photo"
    private let caption: String
    private let copyright: String
    private let isForOthers = 1
    private let sizes: [Size]

    init(_ picture: ArticlePicture) {
        caption = picture.caption
        copyright = picture.copyright
        sizes = [
            Size(url: "\(picture.address)?75", format: "Standard Thumbnail", height: 75, width: 75),
            Size(url: picture.address, format: "mediumThreeByTwo440", height: 293, width: 440),
            Size(
                url: "\(picture.address)?210", format: "mediumThreeByTwo210", height: 140,
                width: 210),
        ]
    }
}
