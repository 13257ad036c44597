import Wayline

/// The controls of a part of a profile while it is loaded, and after a failure.
@MainActor
final class ProfilePartControls {
    let loading: Spinner
    let failure = Label("", .error)
    let tryAgain: Button
    fileprivate let words: Words

    /// Controls of a part. `again` is the spoken label of its button.
    init(_ words: Words, again: Phrase) {
        self.words = words
        loading = Spinner(words[.loading])
        tryAgain = Button(words[.tryAgain])
        tryAgain.spokenLabel = words[again]
    }

    var all: [Control] { [loading, failure, tryAgain] }
}

extension ViewScreen {
    /// Binds the controls to the state of `part`. Calls `load` now, and when the button is pressed. The
    /// button stays while the part is loaded again.
    func bind<Value>(
        _ controls: ProfilePartControls, _ part: RequestSource<Value, ProfileError>,
        load: @escaping @MainActor (Self) async -> Void
    ) {
        let words = controls.words
        let isWorking = part.state.scan(startingWith: true) { wasWorking, state in
            state.isRunning ? wasWorking : state.error == nil
        }
        keep(part.isRunning.bind(\.isSpinning, on: controls.loading))
        keep(part.error.map { $0?.text(in: words) ?? "" }.bind(\.text, on: controls.failure))
        keep(isWorking.bind(\.isHidden, on: controls.tryAgain))
        controls.tryAgain.onTap(self, load)
        begin(load)
    }
}

extension Request where Failure == ProfileError {
    /// Requests the part of a profile. Fails without a person, since then nobody is logged in.
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
