/// A sequence that begins with CSI, or with a single escape.
struct ScreenSequence {
    let text: String
    let prefix: Character?
    let numbers: [Int]
    let end: String

    init(_ collected: [UInt8], _ last: UInt8) {
        text = String(decoding: collected + [last], as: UTF8.self)
        prefix = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
        let body = text.dropFirst(prefix == nil ? 0 : 1)
        let digits = body.prefix { $0.isNumber || $0 == ";" || $0 == ":" }
        numbers = digits.split(separator: ";", omittingEmptySubsequences: false)
            .map { Int($0) ?? 0 }
        end = String(body.dropFirst(digits.count))
    }

    /// The number at `index`; one if it is missing or zero.
    func count(_ index: Int = 0) -> Int {
        numbers.indices.contains(index) ? max(numbers[index], 1) : 1
    }

    /// The number at `index`, or zero.
    func kind(_ index: Int = 0) -> Int {
        numbers.indices.contains(index) ? numbers[index] : 0
    }
}
