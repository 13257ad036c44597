public import Coordination

/// The values that the user has filled in and chosen in the controls of a view.
///
/// It is the draft of a ``FormKeeping`` screen. It has the ``Control/saved`` value of each control, and no
/// secrets.
public struct FormDraft: Codable, Equatable, Sendable {
    /// The language of a saved value.
    public enum Language: Hashable, Sendable {
        /// The labels of the form are still the same.
        case same

        /// The labels of the form have changed: titles may be in another language.
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
        let parts: [Field]

        /// The labels of the controls with a value.
        var labels: [String] {
            let own = value ?? "" == "" ? [] : [key.label.isEmpty ? key.role : key.label]
            return own + parts.flatMap(\.labels)
        }
    }

    private let fields: [Field]

    /// Creates the draft of all controls of `view`, also of hidden ones and those of child screens. It also has
    /// the values that could not be filled in yet.
    @MainActor
    public init(of view: some View) {
        fields = AwaitedFields().fields(of: view.controls)
    }

    /// Fills in the values, from the first control to the last, as the user does. Each value for which
    /// ``Control/canRestore(_:)`` is false waits in its control. Values of a child screen wait until it is
    /// there.
    ///
    /// If the view has other kinds of controls now, only controls with the same role and label get their
    /// values. Returns the labels of the others.
    @MainActor @discardableResult
    public func fill(_ view: some View) -> [String] {
        var awaited = AwaitedFields(fields)
        return awaited.fill(view.controls, .same)
    }
}

/// A screen whose draft is everything that the user has filled in and chosen in its view.
///
/// After a restart of the app or a change of its language, the controls and the observables bound to
/// them get these values back. A value waits until its control can have it: until its options are loaded, or
/// it is enabled. It is given up when the user changes the control.
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

    /// Fills in the values. Returns the labels of the controls that are gone.
    public func restoreDraft(_ draft: FormDraft) -> String? {
        let labels = draft.fill(view).map { "'\($0)'" }.joined(separator: ", ")
        return labels.isEmpty ? nil : "the form has no such control any more: \(labels)"
    }
}
