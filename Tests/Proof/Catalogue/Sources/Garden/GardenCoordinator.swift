import Wayline

/// Owns the app: tabs to browse, to search, for the favourites, and for the user.
final class GardenCoordinator: Coordinator {
    static let flow = Flow<GardenCoordinator>(tabs: .browse, .search, .favourites, .you) {
        browsing
        details
        talk
        searching
        keeping
        owning
        reading
    }

    let context: AppContext
    let plants: any PlantService
    let shelf: Shelf

    init(_ context: AppContext, plants: any PlantService, shelf: Shelf) {
        (self.context, self.plants, self.shelf) = (context, plants, shelf)
    }

    var words: Words { context.words }
}

extension Destination<NoInput, NoOutput> {
    static let browse = Self("browse")
    static let search = Self("search")
    static let favourites = Self("favourites")
    static let you = Self("you")
    static let lists = Self("lists")
    static let newList = Self("new-list")
    static let recent = Self("recent")
    static let settings = Self("settings")
    static let privacy = Self("privacy")
    static let profile = Self("profile")
    static let myReviews = Self("my-reviews")
    static let feedback = Self("feedback")
    static let help = Self("help")
    static let about = Self("about")
    static let licences = Self("licences")
}

extension Destination<NoInput, Int> {
    static let pickPlant = Self("pick-plant")
    static let pickList = Self("pick-list")
    static let order = Self("order")
    static let language = Self("language")
    static let theme = Self("theme")
}

extension Destination<PlantFilter, PlantFilter> {
    static let filter = Self("filter")
}

extension Destination<PairInput, NoOutput> {
    static let compare = Self("compare")
}

extension Destination<ItemInput, NoOutput> {
    static let category = Self("category")
    static let plant = Self("plant")
    static let care = Self("care")
    static let photos = Self("photos")
    static let photo = Self("photo")
    static let reviews = Self("reviews")
    static let review = Self("review")
    static let writeReview = Self("write-review")
    static let questions = Self("questions")
    static let question = Self("question")
    static let ask = Self("ask")
    static let grower = Self("grower")
    static let growerPlants = Self("grower-plants")
    static let related = Self("related")
    static let nurseries = Self("nurseries")
    static let nursery = Self("nursery")
    static let hours = Self("hours")
    static let note = Self("note")
    static let list = Self("list")
    static let tip = Self("tip")
    static let licence = Self("licence")
}
