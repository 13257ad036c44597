/// The name of a screen or a flow, with the type of its input.
///
/// A missing input, or one of another type, does not compile. The navigation state, links and saved
/// places hold only the ``name``.
///
/// ```swift
/// extension RouteID<NoInput> {
///     static let manual = Self("manual")
/// }
/// extension RouteID<ChapterInput> {
///     static let chapter = Self("chapter")
/// }
/// ```
///
/// ```swift
/// let decisions: [Transition] = [.push(.manual), .push(.chapter, ChapterInput(number: 3))]
/// ```
public struct RouteID<Input: Codable>: Hashable, Sendable {
    /// The name, as text.
    public let name: RouteName

    /// The route of this name.
    public init(_ name: RouteName) {
        self.name = name
    }
}

/// The input of a screen or a flow that needs none.
public struct NoInput: Hashable, Codable, Sendable {
    /// The only value of this type.
    public init() {}
}

/// The name of a route as text. The navigation state is made of such names.
///
/// It can be saved and typed, and stays the same when Swift types are renamed.
public struct RouteName: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name of one of a router's routes.
    public init(_ route: some RawRepresentable<String>) {
        self.init(rawValue: route.rawValue)
    }
}

extension RouteName: CustomStringConvertible {
    public var description: String { rawValue }
}
