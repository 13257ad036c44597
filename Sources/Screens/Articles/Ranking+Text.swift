extension Ranking {
    func text(in words: Words) -> String {
        switch self {
        case .emailed: words[.emailed]
        case .shared: words[.shared]
        case .viewed: words[.viewed]
        }
    }
}
