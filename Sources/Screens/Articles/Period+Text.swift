extension Period {
    func text(in words: Words) -> String {
        switch self {
        case .day: words[.day]
        case .week: words[.week]
        case .month: words[.month]
        }
    }
}
