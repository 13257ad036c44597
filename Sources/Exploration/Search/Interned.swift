/// Values that are kept once each, and numbered.
struct Interned<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int32] = [:]

    subscript(number: Int32) -> Value { values[Int(number)] }

    /// The number of a value, which is kept from now on.
    mutating func number(of value: Value) -> Int32 {
        if let known = numbers[value] { return known }
        let number = Int32(values.count)
        numbers[value] = number
        values.append(value)
        return number
    }
}
