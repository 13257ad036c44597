/// The input of a screen, or the result of a flow: a value that is saved with the place.
///
/// A type that conforms to it belongs to no actor, also in a module whose code is on the main actor
/// by default. It can have a ``Secret``, which a `nonisolated struct` cannot.
///
/// ```swift
/// struct SignUpInput: ScreenInput {
///     let code: String
///     @Secret var adminPassword: String
/// }
/// ```
public protocol ScreenInput: Codable, Hashable, Sendable {}
