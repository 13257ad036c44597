import Wayline

/// The state of the page of one claim.
@MainActor
final class ClaimViewModel {
    private let request = Request<Claim, ClaimError>()
    private let input: ClaimInput
    private let claims: any ClaimService
    private let user: String

    init(_ input: ClaimInput, _ claims: any ClaimService, user: String) {
        (self.input, self.claims, self.user) = (input, claims, user)
    }

    var id: Int { input.id }

    var contents: RequestSource<Claim, ClaimError> { request }

    func load() async {
        let (claims, user, id) = (claims, user, id)
        await request.run { () async throws(ClaimError) in
            try await claims.claim(id, of: user)
        }
    }
}

/// The controls of the page of one claim.
final class ClaimView: View {
    let title: String
    let values = NamedValues()
    let missing: Placeholder

    init(_ words: Words, number: Int) {
        title = words("Claim \(number)", "Yêu cầu \(number)")
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [values, missing] }
}

/// Shows one claim.
final class ClaimScreen: ViewScreen {
    let view: ClaimView
    private let viewModel: ClaimViewModel
    private let words: Words

    init(viewModel: ClaimViewModel, words: Words) {
        (self.viewModel, self.words) = (viewModel, words)
        view = ClaimView(words, number: viewModel.id)
    }

    func start() {
        let claim = viewModel.contents.value
        bind(\.values.rows, claim.map { [words] in $0?.contents.rows(words) ?? [] })
        bind(view.missing, viewModel.contents, loading: words.loading) { [words] in
            $0.text(words)
        } isFinal: {
            $0 != .unavailable
        } load: {
            await $0.viewModel.load()
        }
    }
}
