/// A value that can be made without arguments: the input of a screen or a flow, or a draft, each of
/// whose fields has a default.
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
