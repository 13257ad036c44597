/// A step through the history.
enum Step {
    /// To the state at this index.
    case to(Int)

    /// This many states on; back, if it is negative.
    case on(by: Int)

    func index(in history: NavigationHistory) throws(RoutingError) -> Int {
        let index =
            switch self {
            case .to(let index): index
            case .on(let count): history.index + count
            }
        guard (0..<history.count).contains(index) else {
            throw .notInHistory(index, count: history.count)
        }
        return index
    }
}
