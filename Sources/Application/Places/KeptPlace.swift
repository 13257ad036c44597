import WaylineRouting

/// A user's place in the navigation, as kept between runs.
struct KeptPlace: Codable, Equatable, Sendable {
    /// The user; nil if nobody was logged in.
    let user: String?

    /// The user whom the screens, and what waits for a login, belong to: the last one who was
    /// logged in.
    let owner: String?

    /// The output of `Navigator.save()`.
    let navigation: String

    /// Returns whether `other` is forgotten now: each user has one place, and so has nobody.
    func replaces(_ other: KeptPlace) -> Bool {
        user == other.user || owner != nil && owner == other.owner
    }
}

/// The user's settings, as kept between runs.
struct KeptSettings: Codable, Equatable, Sendable {
    /// The code of the language that the user chose; nil if they chose none.
    var language: String?

    /// The name of the theme that the user chose; nil if they chose none.
    var theme: String?
}

/// The contents of the store are not those that the app has written.
struct UnreadableContent: Error, CustomStringConvertible {
    let name: String

    var description: String { "'\(name)' in the store is not what the app has written." }
}

/// Values in a store, as JSON.
extension PlaceStore {
    /// Returns the value of this name, or nil if it was never written. Throws an
    /// `UnreadableContent` if it is damaged.
    func value<Value: Decodable>(_ name: String) throws -> Value? {
        guard let bytes = try read(name) else { return nil }
        guard let content = RouteValue(json: bytes) else { throw UnreadableContent(name: name) }
        do throws(RouteDecodingError) { return try content.decode(Value.self) } catch {
            throw UnreadableContent(name: name)
        }
    }

    /// Writes the value of this name.
    func keep(_ value: some Encodable, as name: String) throws {
        try write(Array(try RouteValue(encoding: value).json.utf8), as: name)
    }

    /// Keeps a copy of what cannot be read, before it is written again.
    func setAside(_ name: String) throws {
        if let bytes = try read(name) { try write(bytes, as: "\(name)-unreadable") }
    }
}
