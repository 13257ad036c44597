/// A colour of 24 bits.
struct Colour: Hashable, Sendable {
    /// The parts, each from 0 to 255.
    let red, green, blue: Int

    /// A colour that is written like `0xE0DEF4`.
    init(_ value: UInt32) {
        precondition(value <= 0xFF_FFFF, "a colour is at most 0xFFFFFF, and this is \(value)")
        (red, green, blue) = (Int(value >> 16), Int(value >> 8 & 0xFF), Int(value & 0xFF))
    }

    /// The colour of this number in the cube or the grey ramp of 256 colours.
    init(number: Int) {
        if number < 232 {
            let parts = [36, 6, 1].map { Self.levels[(number - 16) / $0 % 6] }
            (red, green, blue) = (parts[0], parts[1], parts[2])
        } else {
            let grey = 8 + 10 * (number - 232)
            (red, green, blue) = (grey, grey, grey)
        }
    }

    private static let levels = [0, 95, 135, 175, 215, 255]

    /// The number of this colour in the cube or the grey ramp; nil if it is in neither.
    var number: Int? {
        if red == green, green == blue, (8...238).contains(red), (red - 8) % 10 == 0 {
            return 232 + (red - 8) / 10
        }
        let places = [red, green, blue].compactMap { Self.levels.firstIndex(of: $0) }
        return places.count == 3 ? 16 + 36 * places[0] + 6 * places[1] + places[2] : nil
    }

    /// Returns the nearest colour of the cube and the grey ramp. It is readable on `ground` if any
    /// of them is.
    func nearest(readableOn ground: Colour? = nil) -> Colour {
        var (best, least) = (nil as Colour?, Int.max)
        for colour in (16...255).lazy.map(Colour.init(number:)) where distance(to: colour) < least {
            let contrast = ground.map(colour.contrast) ?? Self.readableContrast
            if contrast >= Self.readableContrast { (best, least) = (colour, distance(to: colour)) }
        }
        return best ?? nearest()
    }

    /// The squared difference, in which green counts most, as for the eye.
    private func distance(to other: Colour) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }
}

extension Colour: CustomStringConvertible {
    /// The colour as Swift writes it, e.g. `0xE0DEF4`.
    var description: String { "0x\(digits.uppercased())" }

    /// The six hexadecimal digits.
    var digits: String {
        [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
