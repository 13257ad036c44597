/// An input with one field of each kind.
struct Photo: Codable, Equatable {
    struct Place: Codable, Equatable {
        var street: String
        var floor: Int?
    }

    enum Ranking: String, Codable, CaseIterable {
        case viewed, rated
    }

    var id: Int
    var ranking = Ranking.viewed
    var age: UInt8 = 0
    var score = 0.5
    var isPublic = true
    var title: String?
    var place = Place(street: "High Street")
    var tags: [String] = []
    var others: [Place] = []
}
