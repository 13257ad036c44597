import Wayline

/// Some plants in memory.
@MainActor
final class MemoryPlants: PlantService {
    private(set) var reviews = [
        Review(id: 1, plant: 1, author: "Binh", stars: 5, text: "Sweet fruit."),
        Review(id: 2, plant: 3, author: "Chi", stars: 3, text: "Slow."),
    ]
    private(set) var questions = [
        Question(id: 1, plant: 1, text: "How tall?", answer: "Five metres.")
    ]

    /// True while the service does not answer.
    var isOffline = false

    private let all = [
        ("Mango", 4, 30, true, 1), ("Lychee", 4, 28, true, 2), ("Pomelo", 4, 25, true, 1),
        ("Banyan", 5, 40, true, 2), ("Bamboo", 5, 12, true, 1), ("Lotus", 6, 15, true, 2),
        ("Water lily", 6, 14, true, 1), ("Jasmine", 7, 9, true, 2), ("Orchid", 7, 22, false, 1),
        ("Peony", 7, 18, false, 2), ("Mint", 8, 4, false, 1), ("Basil", 8, 3, true, 2),
        ("Ginger", 9, 6, false, 1), ("Turmeric", 9, 7, false, 2),
    ].enumerated().map { index, item in
        Plant(
            id: index + 1, name: item.0, category: item.1, price: item.2, needsSun: item.3,
            grower: item.4)
    }

    func plants(in category: Int) throws(PlantError) -> [Plant] {
        try answer()
        return all.filter { $0.category == category }
    }

    func plants(_ ids: [Int]) throws(PlantError) -> [Plant] {
        try answer()
        return ids.compactMap { id in all.first { $0.id == id } }
    }

    func plant(_ id: Int) throws(PlantError) -> Plant {
        try answer()
        return try one(id, of: all)
    }

    func find(
        _ text: String, _ filter: PlantFilter, by order: PlantOrder
    ) throws(PlantError) -> [Plant] {
        try answer()
        let found = all.matching(text) { $0.name }.filter {
            (filter.needsSun == nil || $0.needsSun == filter.needsSun)
                && $0.price <= filter.highestPrice ?? .max
        }
        return order == .price
            ? found.sorted { $0.price < $1.price } : found.sorted { $0.name < $1.name }
    }

    func plants(of grower: Int) throws(PlantError) -> [Plant] {
        try answer()
        return all.filter { $0.grower == grower }
    }

    func reviews(of plant: Int) throws(PlantError) -> [Review] {
        try answer()
        return reviews.filter { $0.plant == plant }
    }

    func reviews(by author: String) throws(PlantError) -> [Review] {
        try answer()
        return reviews.filter { $0.author == author }
    }

    func review(_ id: Int) throws(PlantError) -> Review {
        try answer()
        return try one(id, of: reviews)
    }

    /// Adds a review, with the next number if it has none.
    func write(_ review: Review) throws(PlantError) {
        try answer()
        let id = review.id > 0 ? review.id : (reviews.map(\.id).max() ?? 0) + 1
        reviews.append(
            Review(
                id: id, plant: review.plant, author: review.author, stars: review.stars,
                text: review.text))
    }

    func delete(_ review: Review) throws(PlantError) {
        try answer()
        reviews.removeAll { $0.id == review.id }
    }

    func questions(about plant: Int) throws(PlantError) -> [Question] {
        try answer()
        return questions.filter { $0.plant == plant }
    }

    func question(_ id: Int) throws(PlantError) -> Question {
        try answer()
        return try one(id, of: questions)
    }

    func ask(_ text: String, about plant: Int) throws(PlantError) {
        try answer()
        questions.append(
            Question(id: questions.count + 1, plant: plant, text: text, answer: ""))
    }

    func send(feedback: String) throws(PlantError) {
        try answer()
    }

    private func one<Item: Identifiable<Int>>(
        _ id: Int, of items: [Item]
    ) throws(PlantError) -> Item {
        guard let item = items.first(where: { $0.id == id }) else { throw .unknown(id) }
        return item
    }

    private func answer() throws(PlantError) {
        if isOffline { throw .unavailable }
    }
}
