import Wayline
public import WaylineExploration

/// The services that decide what the app does.
@MainActor
public final class GardenWorld {
    let plants = MemoryPlants()
    let shelf = Shelf()
}

extension Exploration<GardenWorld> {
    /// Every way through the app.
    public static var garden: Exploration {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 4
        limits.time = .seconds(180)
        return Exploration(in: { GardenWorld() }, inputs: .garden, limits: limits) {
            .garden(in: $0)
        }
    }
}

extension ExplorationInputs<GardenWorld> {
    fileprivate static var garden: Self {
        ExplorationInputs()
            .leavingAlone("Language", "Colours").allowing("'language', 'theme' were never shown")
            .links("garden://favourites", "garden://plant/3", "garden://plant/99")
            .fault(
                "offline", begin: { $0.plants.isOffline = true },
                end: { $0.plants.isOffline = false }
            )
            .world { world -> [AnyHashable] in
                let shelf = world.shelf
                return [
                    world.plants.reviews, world.plants.questions, shelf.favourites.value,
                    shelf.recent.value, shelf.lists.value, shelf.notes.value, shelf.name.value,
                    shelf.getsNews.value, shelf.showsPrices.value,
                ]
            }
    }
}
