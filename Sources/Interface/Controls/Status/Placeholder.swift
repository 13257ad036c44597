import WaylineText

/// A text in place of contents that are empty, loading or could not be loaded.
///
/// On the full screen, it stands in the middle of the space that is left. In a section, it takes
/// only the rows of its text.
///
/// ```swift
/// let orders = Placeholder(retry: "Try again")
/// orders.state = .loading("Your orders are on their way.")
/// ```
///
/// ![A placeholder for contents that are loading.](Placeholder)
///
/// After a failure, the user can press ``retry``, unless it is final.
public final class Placeholder: Control {
    /// The reason why the contents are missing.
    public enum State: Hashable, Sendable {
        /// The contents are empty. Shows this text.
        case empty(String)

        /// The contents are loading. Shows this text.
        case loading(String)

        /// Loading has failed. Shows this text. With `canRetry`, it also shows the button.
        case failed(String, canRetry: Bool = true)

        package var text: String {
            switch self {
            case .empty(let text), .loading(let text), .failed(let text, _): text
            }
        }
    }

    /// The reason that is shown; nil if the contents are there.
    public var state: State? {
        didSet {
            guard state != oldValue else { return }
            showState()
            touch()
        }
    }

    /// The button that tries again. It is shown after a failure that is not final, and while its
    /// work is under way.
    public let retry: Button

    /// True if it is in a section.
    var isInSection: Bool {
        get { message.isInSection }
        set { message.isInSection = newValue }
    }

    private let message = PlaceholderText()

    /// The version when the user has last tried again to run a request.
    private var retriedVersion: Int?

    /// Creates a placeholder, and its button with this name. Without a name there is no button.
    public init(_ state: State? = nil, retry: String = "") {
        self.state = state
        self.retry = Button(retry)
        super.init("")
        showState()
    }

    public override var parts: [Control]? { [message, retry] }

    /// Notes that the user tries again to run the request that it shows.
    func noteRetry() { retriedVersion = version }

    /// Returns whether the request that it shows has not run since the user has last tried again,
    /// and forgets this.
    package func takeIdleRetry() -> Bool {
        defer { retriedVersion = nil }
        return retriedVersion == version
    }

    private func showState() {
        message.state = state
        message.isHidden = state == nil
        let canRetry =
            switch state {
            case .failed(_, let canRetry): canRetry
            // The button that the user has pressed keeps the focus.
            case .loading: retry.isWorking
            case .empty, nil: false
            }
        retry.isHidden = !canRetry || retry.label.isEmpty
    }
}

/// The text of a placeholder.
package final class PlaceholderText: Control {
    package fileprivate(set) var state: Placeholder.State? {
        didSet { if state != oldValue { touch() } }
    }

    /// True if it is in a section. It then takes no more rows than it needs.
    package fileprivate(set) var isInSection = false

    package var isLoading: Bool {
        if case .loading = state { true } else { false }
    }

    package var isFailure: Bool {
        if case .failed = state { true } else { false }
    }

    package override func stateText(in wording: Wording) -> String { state?.text ?? "" }

    package override func lines(in wording: Wording) -> [String] {
        (state?.text ?? "").isEmpty ? [] : spokenText(in: wording).printableLines
    }
}
