/// The input of a screen or a flow, or a draft, if all its fields have defaults.
///
/// When it is read, fields that are missing are taken from `init()`, except optional ones, which
/// are nil. So a place that was saved before a field was added is restored:
///
/// ```swift
/// struct PaymentsInput: ScreenInput, DefaultInitializable {
///     var text = ""
///     var showsFees = true  // new in this version
/// }
/// ```
///
/// A ``Secret`` of an input is not filled in, since it was not saved.
public protocol DefaultInitializable: Codable, Sendable {
    /// Creates the value with its defaults.
    init()
}
