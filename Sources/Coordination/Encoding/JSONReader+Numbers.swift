extension JSONReader {
    /// The number that a text is; nil if it is not one as JSON writes it, or out of range.
    static func number(in text: String) -> RouteValue? {
        var reader = JSONReader(Array(text.utf8))
        do {
            let number = try reader.readNumber()
            return reader.next == nil ? number : nil
        } catch {
            return nil
        }
    }

    /// Reads a number: an integer if it has neither a fraction nor an exponent.
    mutating func readNumber() throws(JSONError) -> RouteValue {
        let start = offset
        let isNegative = next == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        let digits = offset
        try readDigits()
        if bytes[digits] == UInt8(ascii: "0"), offset > digits + 1 {
            offset = digits + 1
            throw unexpected("no digit after a leading zero")
        }
        guard next == UInt8(ascii: ".") || next == UInt8(ascii: "e") || next == UInt8(ascii: "E")
        else {
            guard let number = Self.integer(bytes[digits..<offset], isNegative: isNegative) else {
                throw .numberOutOfRange(offset: start)
            }
            return .int(number)
        }
        try readFractionAndExponent()
        guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
            number.isFinite
        else { throw .numberOutOfRange(offset: start) }
        return .double(number)
    }

    private mutating func readFractionAndExponent() throws(JSONError) {
        if next == UInt8(ascii: ".") {
            offset += 1
            try readDigits()
        }
        guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
        offset += 1
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
        try readDigits()
    }

    private mutating func readDigits() throws(JSONError) {
        let start = offset
        while let letter = next, Self.isDigit(letter) { offset += 1 }
        guard offset > start else { throw unexpected("a digit") }
    }

    private static func isDigit(_ letter: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
    }

    private static func integer(_ digits: ArraySlice<UInt8>, isNegative: Bool) -> Int? {
        // Downwards, as the least integer has no positive counterpart.
        var number = 0
        for digit in digits {
            let (tens, isTooMuch) = number.multipliedReportingOverflow(by: 10)
            let unit = Int(digit - UInt8(ascii: "0"))
            let (sum, isBelow) = tens.subtractingReportingOverflow(unit)
            if isTooMuch || isBelow { return nil }
            number = sum
        }
        return isNegative ? number : number == .min ? nil : -number
    }
}
