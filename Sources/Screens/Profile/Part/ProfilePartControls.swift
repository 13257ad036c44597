package import Wayline

/// The controls of a part of a profile while it is loaded, and after a failure.
@MainActor
package final class ProfilePartControls {
    package let loading: Spinner
    package let failure = Label("", .error)
    package let tryAgain: Button
    private let words: Words

    /// Controls of a part. `again` is the spoken label of its button.
    package init(_ words: Words, again: Phrase) {
        self.words = words
        loading = Spinner(words[.loading])
        tryAgain = Button(words[.tryAgain])
        tryAgain.spokenLabel = words[again]
    }

    package var all: [Control] { [loading, failure, tryAgain] }
}

extension ProfilePartControls {
    /// Binds the controls to the state of `part`. The button stays while the part is loaded again.
    func bind<Value>(to part: Request<Value, ProfileError>) -> [AnyCancellable] {
        let isWorking = part.state.scan(startingWith: true) { wasWorking, state in
            state.isRunning ? wasWorking : state.error == nil
        }
        return [
            part.isRunning.bind(\.isSpinning, on: loading),
            part.error.map { [words] in $0?.text(in: words) ?? "" }.bind(\.text, on: failure),
            isWorking.bind(\.isHidden, on: tryAgain),
        ]
    }
}

extension Request where Failure == ProfileError {
    /// Asks for the part of a profile. Without a person nobody is logged in, and the request fails.
    @MainActor
    func load(
        _ person: Profile.ID?, _ ask: (Profile.ID) async throws(ProfileError) -> Value
    ) async {
        await run { () async throws(ProfileError) in
            guard let person else { throw .notLoggedIn }
            return try await ask(person)
        }
    }
}
