import Wayline

/// A shop that everybody can look at. Buying needs a login.
final class StallCoordinator: Coordinator {
    static let flow = Flow<StallCoordinator>(.basket) {
        FlowScreen(.basket) { _ in BasketScreen(viewModel: BasketViewModel([7])) }
        ChildFlow(.checkout) { _, input in
            CheckoutCoordinator(articles: input.articles)
        }
        .onEnter { stall, _ in stall.isLoggedIn ? .allow : .after(.start(.signIn)) }
        ChildFlow(.signIn) { _ in
            SignInCoordinator()
        } onResult: { stall, result in
            stall.isLoggedIn = result == .finished(NoOutput())
            return .stay
        }
    }

    private(set) var isLoggedIn = false
}
