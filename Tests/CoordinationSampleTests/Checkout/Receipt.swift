/// What a checkout ends with.
struct Receipt: Codable, Equatable {
    let number: Int
}
