package import Screens

extension Article {
    package static let three = [
        article(1, "The Lotus Ponds of Hue", "By Lan Phạm", "Travel"),
        article(2, "Đà Nẵng Builds a Bridge", "By Minh Hoàng", "Science"),
        article(3, "Small Roasters Bet on Shade", "By Dung Bùi", "Travel"),
    ]

    package static func article(
        _ id: Int, _ title: String, _ byline: String = "", _ section: String = "Arts"
    ) -> Article {
        Article(
            id: id, title: title, summary: "Told in \(id) parts.", byline: byline,
            section: section, published: Day(secondsSince1970: 1_745_107_200 + id * 86_400),
            keywords: id == 1 ? ["Hue", "Flowers"] : [],
            address: "https://example.com/\(id)",
            pictures: id == 1
                ? [ArticlePicture(caption: "A pond.", copyright: "Lan Phạm", address: "")] : [])
    }
}
