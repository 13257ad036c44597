package import TextMenu

/// What a part of a profile shows while it is loaded, and where that has failed.
@MainActor
package final class ProfilePartControls {
    package let loading: Spinner
    package let failure = Label("", .error)
    package let tryAgain: Button

    /// Controls of the part that `again` speaks of.
    package init(_ words: Words, again: Phrase) {
        loading = Spinner(words[.loading])
        tryAgain = Button(words[.tryAgain])
        tryAgain.spokenLabel = words[again]
    }

    package var all: [Control] { [loading, failure, tryAgain] }
}
