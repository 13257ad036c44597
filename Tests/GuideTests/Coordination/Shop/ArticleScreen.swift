import Wayline

struct ArticleInput: ScreenInput {
    let id: Int
    var photo: Int?
}

final class ArticleScreen: Screen {
    typealias Routes = ArticleRouter
    let input: ArticleInput

    init(_ input: ArticleInput) {
        self.input = input
    }
}
