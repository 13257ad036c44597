/// The place of an element in an array, as a key.
struct FieldIndex: CodingKey {
    let index: Int

    init(_ index: Int) {
        self.index = index
    }

    init?(intValue: Int) {
        self.init(intValue)
    }

    init?(stringValue: String) {
        nil
    }

    var intValue: Int? { index }

    var stringValue: String { "\(index)" }
}
