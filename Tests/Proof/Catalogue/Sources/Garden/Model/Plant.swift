/// A plant that a nursery sells.
struct Plant: Hashable, Codable, Sendable, Identifiable {
    let id: Int
    let name: String

    /// The number of its category.
    let category: Int

    /// Its price in euros.
    let price: Int
    let needsSun: Bool

    /// The number of its grower.
    let grower: Int
}

/// A group of plants, or of other categories.
struct Category: Hashable, Sendable, Identifiable {
    let id: Int
    let english: String
    let vietnamese: String

    /// The number of the category above it; nil at the top.
    let parent: Int?
}

/// The opinion of a user.
struct Review: Hashable, Codable, Sendable, Identifiable {
    let id: Int
    let plant: Int
    let author: String
    let stars: Int
    let text: String
}

/// A question of a user, with the answer if there is one.
struct Question: Hashable, Codable, Sendable, Identifiable {
    let id: Int
    let plant: Int
    let text: String
    let answer: String
}

/// The wishes of a search.
struct PlantFilter: Hashable, Codable, Sendable {
    var needsSun: Bool?
    var highestPrice: Int?
}

/// The order of the results of a search.
enum PlantOrder: Int, CaseIterable, Codable, Sendable {
    case name, price

    func text(_ words: Words) -> String {
        switch self {
        case .name: words("By name", "Theo tên")
        case .price: words("By price", "Theo giá")
        }
    }
}

/// The reason for which the service has not done its work.
enum PlantError: Error, Hashable {
    /// The service does not answer now.
    case unavailable

    /// Nothing has this number.
    case unknown(Int)

    func text(_ words: Words) -> String {
        switch self {
        case .unavailable:
            words(
                "The nursery does not answer. Try again in a moment.",
                "Vườn ươm không trả lời. Hãy thử lại sau.")
        case .unknown(let id):
            words(
                "Nothing has the number \(id). Choose from a list.",
                "Không có gì mang số \(id). Hãy chọn trong danh sách.")
        }
    }
}
