public import Coordination

/// The values that the user has filled in and chosen in the controls of a view.
///
/// It is the draft of a ``FormKeeping`` screen. It has the ``Control/saved`` value of each control, and no
/// secrets.
public struct FormDraft: Codable, Equatable, Sendable {
    /// A control of the view, and its value.
    private struct Field: Codable, Equatable {
        let role: String
        let value: String?
    }

    private let fields: [Field]

    /// Creates the draft of all controls of `view`, also of hidden ones and those of child screens.
    @MainActor
    public init(of view: some View) {
        fields = view.allControls.map { Field(role: $0.role, value: $0.saved) }
    }

    /// Fills in the values, from the first control to the last, as the user does. Does nothing if the view
    /// has other kinds of controls now: a value could belong to another one.
    @MainActor
    public func fill(_ view: some View) {
        let controls = view.allControls
        guard controls.map(\.role) == fields.map(\.role) else { return }
        for (control, field) in zip(controls, fields) {
            if let value = field.value, value != control.saved { control.restore(value) }
        }
    }
}

/// A screen whose draft is everything that the user has filled in and chosen in its view.
///
/// After a restart of the app or a change of its language, the controls and the observables bound to
/// them get these values back.
///
/// ```swift
/// final class WishScreen: FormKeeping {
///     let view = WishView()
///     let viewModel = WishViewModel()
///
///     func start() {
///         bind(view.text, viewModel.text)
///     }
/// }
/// ```
public protocol FormKeeping: ViewScreen, DraftKeeping where Draft == FormDraft {}

extension FormKeeping {
    /// The values of all controls of the view.
    public var draft: FormDraft {
        get { FormDraft(of: view) }
        set { newValue.fill(view) }
    }

    /// True, so that bindings of `start()` get the values.
    public static var takesDraftAfterStart: Bool { true }
}

extension [String] {
    /// The text that stands for the option at `index` in a saved value.
    func savedOption(at index: Int) -> String { "\(index) \(self[index].printable)" }

    /// Returns the index of the saved title, or else the saved index, since titles may be in another
    /// language.
    func index(ofSaved text: some StringProtocol) -> Int? {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]) else { return nil }
        return firstIndex { $0.printable == parts[1] } ?? (indices.contains(index) ? index : nil)
    }
}
