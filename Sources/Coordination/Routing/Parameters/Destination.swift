/// The name of a screen or a flow, with the types of its input and of the value that comes back.
///
/// A missing input, or one of another type, does not compile. Nor does a child flow that returns
/// another type than its destination. The navigation state, links and saved places hold only the
/// ``name``.
///
/// ```swift
/// extension Destination<NoInput, NoOutput> {
///     static let manual = Self("manual")
/// }
/// extension Destination<ChapterInput, NoOutput> {
///     static let chapter = Self("chapter")
/// }
/// extension Destination<NoInput, Term> {
///     static let glossary = Self("glossary")
/// }
/// ```
///
/// ```swift
/// let decisions: [Transition] = [
///     .push(.manual), .push(.chapter, ChapterInput(number: 3)), .start(.glossary),
/// ]
/// ```
public struct Destination<Input: Codable, Output>: NonisolatedValue, Hashable {
    /// The name, as text.
    public let name: RouteName

    /// The destination of this name.
    public init(_ name: RouteName) {
        self.name = name
    }
}

/// A value whose members are nonisolated, since routers use them. This includes extensions in a
/// module whose default isolation is the main actor.
package protocol NonisolatedValue: Sendable {}

/// The input of a screen or a flow that needs none.
public struct NoInput: Hashable, Codable, Sendable {
    /// The only value of this type.
    public init() {}
}

/// The output of a screen or a flow that returns no value.
public struct NoOutput: Hashable, Codable, Sendable {
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
