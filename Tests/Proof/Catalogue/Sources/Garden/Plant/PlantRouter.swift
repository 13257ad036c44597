import Wayline

/// Decides where the page of a plant leads.
struct PlantRouter: Router {
    enum Route: String, CaseIterable {
        case care, photos, reviews, questions, grower, related, nurseries, compare, note
    }

    struct Facts: RouterFacts {
        var id = 0
        var grower: Int?

        /// The number of the plant to compare with.
        var other: Int?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        let input = ItemInput(id: facts.id)
        return switch route {
        case .care: .push(.care, input)
        case .photos: .push(.photos, input)
        case .reviews: .push(.reviews, input)
        case .questions: .push(.questions, input)
        case .grower: facts.grower.map { .push(.grower, ItemInput(id: $0)) } ?? .stay
        case .related: .push(.related, input)
        case .nurseries: .push(.nurseries, input)
        case .compare:
            facts.other.map { .push(.compare, PairInput(first: facts.id, second: $0)) } ?? .stay
        case .note: .push(.note, input)
        }
    }
}

/// The input of a comparison.
struct PairInput: ScreenInput {
    let first: Int
    let second: Int
}
