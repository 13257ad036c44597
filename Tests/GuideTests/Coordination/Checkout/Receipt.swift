/// The result of a checkout.
struct Receipt: Codable, Hashable {
    let number: Int
}
