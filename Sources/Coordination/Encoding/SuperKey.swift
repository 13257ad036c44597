/// Under which a class keeps what its superclass encodes, if it names no other key.
struct SuperKey: CodingKey {
    let stringValue = "super"
    let intValue: Int? = nil

    init() {}

    init?(stringValue: String) {
        nil
    }

    init?(intValue: Int) {
        nil
    }
}
