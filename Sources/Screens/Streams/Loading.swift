/// How far something has come that a service is asked for.
enum Loading<Content> {
    case loading
    case loaded(Content)
    case failed(ArticleError)

    var isLoading: Bool {
        switch self {
        case .loading: true
        case .loaded, .failed: false
        }
    }

    var content: Content? {
        switch self {
        case .loaded(let content): content
        case .loading, .failed: nil
        }
    }

    var error: ArticleError? {
        switch self {
        case .failed(let error): error
        case .loading, .loaded: nil
        }
    }
}
