/// Keeps what an app saves between runs: the user's place, and the choice of the language.
///
/// If a store throws, the user reads a message, the app goes on, and saves again later. The
/// description of the error is part of the message, so it is a sentence for users.
///
/// ```swift
/// struct DrawerStore: PlaceStore {
///     let drawer: Drawer
///
///     func read(_ name: String) throws -> [UInt8]? { drawer.papers[name] }
///     func write(_ bytes: [UInt8], as name: String) throws { drawer.put(bytes, as: name) }
/// }
/// ```
@MainActor
public protocol PlaceStore {
    /// Returns the bytes that were last written as `name`, or nil if nothing was.
    func read(_ name: String) throws -> [UInt8]?

    /// Replaces the bytes of `name`, as a whole: a later `read` returns the old ones or the new
    /// ones.
    func write(_ bytes: [UInt8], as name: String) throws
}

/// A store that ends with the process: for tests, and for apps that keep nothing.
@MainActor
public final class MemoryStore: PlaceStore {
    private var kept: [String: [UInt8]] = [:]

    /// Creates an empty store. Two runs with the same store are like two runs of a program.
    public init() {}

    public func read(_ name: String) -> [UInt8]? {
        kept[name]
    }

    public func write(_ bytes: [UInt8], as name: String) {
        kept[name] = bytes
    }
}
