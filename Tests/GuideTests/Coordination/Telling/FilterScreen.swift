import Wayline

@MainActor
protocol FilterDelegate: AnyObject {
    func numberOfPhotos(likedOnly: Bool) -> Int
}

final class FilterScreen: Screen {
    private weak var delegate: (any FilterDelegate)?

    init(delegate: any FilterDelegate) {
        self.delegate = delegate
    }

    var title: String { "Show \(delegate?.numberOfPhotos(likedOnly: true) ?? 0) photos" }
}
