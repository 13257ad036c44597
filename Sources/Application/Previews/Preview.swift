public import Coordination
public import WaylineInterface
public import WaylineRouting

/// A screen in a named state, without the way to it. See ``App/previews(_:)``.
///
/// ```swift
/// Preview("Drinks, by chance") { context in
///     var random = context.makeRandom()
///     return DrinksScreen(Drink.all.shuffled(using: &random))
/// }
/// ```
@MainActor
public struct Preview {
    /// The name that the program, a test and the storyboard call it by.
    public let name: String

    /// The file and the line of its declaration.
    package let place: (file: String, line: UInt)

    let makeRoot: @MainActor (AppContext) -> AppRoot
    let makeOutline: @MainActor () -> FlowOutline

    /// A preview of the screen that `make` returns for each run, and again when the language
    /// changes.
    public init<Kind: ViewScreen>(
        _ name: String, file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor () throws -> Kind
    ) where Kind.Routes.Output: Codable {
        self.init(name, file: file, line: line) { _ in try make() }
    }

    /// A preview of a screen that is made from the context of the run, e.g. its clock and its
    /// language.
    public init<Kind: ViewScreen>(
        _ name: String, file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (AppContext) throws -> Kind
    ) where Kind.Routes.Output: Codable {
        self.name = name
        place = ("\(file)", line)
        makeOutline = { PreviewCoordinator<Kind>.flow.outline }
        makeRoot = { context in
            let root = PreviewCoordinator { try make(context) }
            return AppRoot(user: nil) { _, settings in
                var settings = settings
                settings.instead = { [weak root] route, decision in
                    root?.say("Performed '\(route)': \(decision.redacted).")
                    return .stay
                }
                return try Navigator(root, settings: settings)
            }
        }
    }
}

/// Makes the list of an app's previews.
@resultBuilder
public enum PreviewBuilder {
    /// A preview.
    public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }

    /// The previews that another type or module declares.
    public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }

    /// All previews, in their order.
    public static func buildBlock(_ previews: [Preview]...) -> [Preview] {
        previews.flatMap { $0 }
    }

    /// The previews of a loop.
    public static func buildArray(_ previews: [[Preview]]) -> [Preview] {
        previews.flatMap { $0 }
    }

    /// The previews of an `if` without `else`.
    public static func buildOptional(_ previews: [Preview]?) -> [Preview] { previews ?? [] }
}

/// Owns the flow around the screen of a preview.
private final class PreviewCoordinator<Kind: ViewScreen>: Coordinator
where Kind.Routes.Output: Codable {
    typealias Output = Kind.Routes.Output

    static var flow: Flow<PreviewCoordinator> {
        Flow(.preview) { FlowScreen(.preview) { try $0.make() } }
    }

    private let make: @MainActor () throws -> Kind

    init(_ make: @escaping @MainActor () throws -> Kind) {
        self.make = make
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let preview = Self("preview")
}
