import Coordination

/// Writes down where the user is, each time that this has changed.
@MainActor
final class PlaceKeeper {
    private let file: KeptValue<KeptPlace>
    private var kept: KeptPlace?

    /// A keeper for who is logged in to these services; a host's are not this machine's.
    init(in folder: DataFolder, host: String?) {
        let name = host.map { "place-\($0.prefix(100)).json" } ?? "place.json"
        file = KeptValue(in: folder, named: name, outlasts: .process)
    }

    /// What was written down in the last run for `user`; nil where that was somebody else.
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
