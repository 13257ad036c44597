public import TextMenu

/// What a part of a profile shows while it is loaded, and where that has failed.
@MainActor
public final class ProfilePartControls {
    public let loading: Spinner
    public let failure = Label("", .error)
    public let tryAgain: Button

    /// Controls of the part that `again` speaks of.
    public init(_ words: Words, again: Phrase) {
        loading = Spinner(words[.loading])
        tryAgain = Button(words[.tryAgain])
        tryAgain.spokenLabel = words[again]
    }

    public var all: [Control] { [loading, failure, tryAgain] }
}
