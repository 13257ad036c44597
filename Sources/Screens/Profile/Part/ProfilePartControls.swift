package import Wayline

/// The controls of a part of a profile while it is loaded, and after a failure.
@MainActor
package final class ProfilePartControls {
    package let loading: Spinner
    package let failure = Label("", .error)
    package let tryAgain: Button

    /// Controls of a part. `again` is the spoken label of its button.
    package init(_ words: Words, again: Phrase) {
        loading = Spinner(words[.loading])
        tryAgain = Button(words[.tryAgain])
        tryAgain.spokenLabel = words[again]
    }

    package var all: [Control] { [loading, failure, tryAgain] }
}

extension ProfilePartControls {
    /// Binds the controls to the state of `part`.
    func bind<Value>(to part: ProfilePart<Value>) -> [AnyCancellable] {
        [
            part.isLoading.bind(\.isSpinning, on: loading),
            part.failure.bind(\.text, on: failure),
            part.hasFailed.map { !$0 }.bind(\.isHidden, on: tryAgain),
        ]
    }
}
