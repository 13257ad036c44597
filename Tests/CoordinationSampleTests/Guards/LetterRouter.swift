import WaylineRouting

struct LetterRouter: Router {
    enum Route: String, CaseIterable {
        case send, discard
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .send, .discard: .pop
        }
    }
}
