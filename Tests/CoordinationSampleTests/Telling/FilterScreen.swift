import Wayline

extension RouteName {
    static let filter: RouteName = "filter"
}

final class FilterScreen: Screen {
    let way = Way()
    private weak var delegate: (any FilterDelegate)?

    init(delegate: any FilterDelegate) {
        self.delegate = delegate
    }

    var title: String { "Show \(delegate?.numberOfPhotos(likedOnly: true) ?? 0) photos" }
}
