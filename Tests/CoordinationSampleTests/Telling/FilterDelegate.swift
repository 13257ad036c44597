/// Answers what a filter must know at once.
@MainActor
protocol FilterDelegate: AnyObject {
    func numberOfPhotos(likedOnly: Bool) -> Int
}
