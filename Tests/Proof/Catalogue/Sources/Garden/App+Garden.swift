import Wayline

/// The links of the app.
enum GardenLinks {
    static func table() throws -> LinkTable<Transition> {
        try LinkTable(
            scheme: "garden",
            [
                LinkRule("favourites", to: .sequence([.unwind, .select(.favourites)])),
                LinkRule("plant/{id:int}") {
                    .sequence([.unwind, .select(.browse), .popToRoot, .push("plant", $0)])
                },
            ])
    }
}

extension App {
    /// The catalogue, with services in memory.
    public static var garden: App { garden(in: GardenWorld()) }

    /// The catalogue in a world that an exploration can read.
    static func garden(in world: GardenWorld) -> App {
        App("Garden", links: GardenLinks.table) { context in
            GardenCoordinator(context, plants: world.plants, shelf: world.shelf)
        }
        .languages([
            AppLanguage("en", "English"),
            AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
        ])
    }
}
