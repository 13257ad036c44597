import Wayline

/// Saves the user's place in the navigation each time it changes.
@MainActor
final class PlaceKeeper {
    private let file: KeptValue<KeptPlace>
    private var kept: KeptPlace?

    /// A keeper that saves in `folder`. Each host has its own file, separate from the file for the
    /// services on this machine.
    init(in folder: DataFolder, host: String?) {
        let name = host.map { "place-\($0.prefix(100)).json" } ?? "place.json"
        file = KeptValue(in: folder, named: name, outlasts: .process)
    }

    /// Returns the place that the last run saved for `user`; nil if it saved the place of another
    /// user.
    func place(of user: String?) throws(StoreError) -> [UInt8]? {
        guard let place = try file.read(), place.user == user else { return nil }
        kept = place
        return Array(place.navigation.utf8)
    }

    func keep(_ navigator: Navigator, of user: String?) throws {
        let navigation = String(decoding: try navigator.save(), as: UTF8.self)
        let place = KeptPlace(user: user, navigation: navigation)
        if place == kept { return }
        try file.write(place)
        kept = place
    }
}

/// A user's place in the navigation, as saved between runs.
struct KeptPlace: Codable, Equatable, Sendable {
    /// The email of the user; nil if nobody was logged in.
    let user: String?

    /// The output of `Navigator.save()`.
    let navigation: String
}
