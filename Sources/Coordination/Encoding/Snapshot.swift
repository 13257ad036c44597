/// A value as it is saved: versioned JSON that can be read and, with care, edited by hand.
///
///     let bytes = try Snapshot(state).bytes()
///     let state = try Snapshot(bytes: bytes).decode(NavigationState.self)
///
/// Secrets are left out. In an array their place is kept, so that what follows stays where it is.
public struct Snapshot: Hashable, Sendable {
    /// More bytes than these are neither written nor read. Reading takes up to 32 bytes of memory
    /// for each of them, if they were made for that.
    public static let largest = 1 << 24

    /// Says how the content is to be understood. Whoever changes that counts it up.
    public let version: Int

    /// What is saved.
    public let content: RouteValue

    /// A snapshot of a value that is made of route values already: the fast way.
    public init(content: RouteValue, version: Int = 1) {
        self.content = content
        self.version = version
    }

    /// A snapshot of any value.
    public init(_ value: some Encodable, version: Int = 1) throws(SnapshotError) {
        do {
            self.init(content: try RouteValue(encoding: value), version: version)
        } catch {
            throw .unencodable(error)
        }
    }

    /// Reads the content as a `type`. Secrets come back blank, see `RouteValue.decode(_:)`.
    public func decode<Output: Decodable>(
        _ type: Output.Type
    ) throws(SnapshotError) -> Output {
        do {
            return try content.decode(type)
        } catch {
            throw .undecodable(error)
        }
    }
}
