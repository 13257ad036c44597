import Wayline

/// The things that the user keeps in the app.
@MainActor
final class Shelf {
    let favourites = Observable<[Plant]>([])

    /// The numbers of the plants that the user has seen, the latest first.
    let recent = Observable<[Int]>([])
    let lists = Observable<[PlantList]>([])
    let notes = Observable<[Int: String]>([:])
    let name = Observable("An")
    let getsNews = Observable(false)
    let showsPrices = Observable(true)

    func see(_ id: Int) {
        recent.value = Array(([id] + recent.value.filter { $0 != id }).prefix(5))
    }

    func isFavourite(_ id: Int) -> Bool { favourites.value.contains { $0.id == id } }

    func addFavourite(_ plant: Plant) {
        if !isFavourite(plant.id) { favourites.value.append(plant) }
    }

    func removeFavourites(_ plants: [Plant]) {
        favourites.value.removeAll { plants.contains($0) }
    }

    func addList(_ name: String) {
        lists.value.append(PlantList(id: lists.value.count + 1, name: name))
    }

    /// Adds a plant to a list that does not have it.
    func add(_ plant: Int, to list: Int) {
        guard let index = lists.value.firstIndex(where: { $0.id == list }) else { return }
        if !lists.value[index].plants.contains(plant) { lists.value[index].plants.append(plant) }
    }
}

/// Some plants that the user has put together.
struct PlantList: Hashable, Codable, Sendable, Identifiable {
    let id: Int
    let name: String
    var plants: [Int] = []
}
