import Wayline

extension RouteName {
    static let article: RouteName = "article"
}

struct ArticleInput: Codable {
    let id: Int
    var photo: Int?
}

final class ArticleScreen: Screen {
    let way = Way()
    let input: ArticleInput

    init(_ input: ArticleInput) {
        self.input = input
    }
}
