public import Coordination

/// The values that the user has filled in and chosen in the controls of a view.
///
/// It is the draft of a ``ViewScreen`` that is `DraftKeeping` and declares no other draft. It has
/// the ``Control/saved`` value of each control that was changed since the start of the screen, and
/// no secrets.
///
/// ```swift
/// final class WishScreen: ViewScreen, DraftKeeping {
///     let view = WishView()
///     let viewModel = WishViewModel()
///
///     func start() {
///         bind(view.text, viewModel.text)
///     }
/// }
/// ```
///
/// After a restart of the app or a change of its language, the controls and the observables bound
/// to them get these values back. This performs no routes. A value waits until its control is
/// enabled. An option waits until it is there, or until the user chooses another one or the view
/// model sets one.
public struct FormDraft: Codable, Equatable, Sendable {
    /// The language of a saved value.
    public enum Language: Hashable, Sendable {
        /// The language of the form, or an unknown one.
        case same

        /// Another one: titles may differ.
        case other
    }

    /// A control of the view, its value, and the controls that it is made of.
    struct Field: Codable, Equatable {
        /// The role and the label, by which the control is found again.
        struct Key: Codable, Hashable {
            let role: String
            let label: String
        }

        let key: Key
        let value: String?
        var parts: [Field]

        /// The code of the language of the label and the value; nil if it is not known.
        let language: String?

        func isForeign(in language: String?) -> Bool {
            self.language.flatMap { own in language.map { own != $0 } } ?? false
        }

        /// The labels of the controls with a value.
        var labels: [String] {
            let own = value ?? "" == "" ? [] : [key.label.isEmpty ? key.role : key.label]
            return own + parts.flatMap(\.labels)
        }
    }

    private let fields: [Field]

    /// Creates the draft of all controls of `view`, also of hidden ones and those of child screens,
    /// that were changed since ``View/beginDraft(in:)``. It also has the values that could not be
    /// filled in yet.
    @MainActor
    public init(of view: some View) {
        fields = AwaitedFields().fields(of: view.controls, nil)
    }

    /// Fills in the values, from the first control to the last, as the user does. The values of a
    /// disabled control wait until it is enabled, and those of a child screen until it is there.
    ///
    /// A control gets the value of the one with the same role and label. In another language,
    /// controls without the same label get their values by their places, if the roles of all of
    /// them are the same. Returns the labels of the controls that are gone.
    @MainActor @discardableResult
    public func fill(_ view: some View) -> [String] {
        var awaited = AwaitedFields(fields)
        return awaited.fill(view.controls, view.controls.lazy.compactMap(\.draft.language).first)
    }
}

extension View {
    /// Begins a draft: the values that the controls have now are not part of it. `language` is the
    /// code of the language of their labels and titles.
    public func beginDraft(in language: String? = nil) {
        for control in controls { control.beginDraft(in: language) }
    }
}

extension DraftKeeping where Self: ViewScreen, Draft == FormDraft {
    /// The values of all controls of the view.
    public var draft: FormDraft {
        get { FormDraft(of: view) }
        set { newValue.fill(view) }
    }

    /// True, so that bindings of `start()` get the values.
    public static var takesDraftAfterStart: Bool { true }

    /// Begins the draft of the view.
    public func beginDraft(in language: String?) {
        view.beginDraft(in: language)
    }

    /// Fills in the values. Returns the labels of the controls that are gone.
    public func restoreDraft(_ draft: FormDraft) -> String? {
        let labels = draft.fill(view).map { "'\($0)'" }.joined(separator: ", ")
        return labels.isEmpty ? nil : "the form has no such control any more: \(labels)"
    }
}
