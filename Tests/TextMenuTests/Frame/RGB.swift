import Foundation

/// A colour, to compute its contrast as the Web Content Accessibility Guidelines do.
struct RGB {
    let red, green, blue: Int

    init(_ number: Int) {
        (red, green, blue) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
    }

    /// A colour of the cube or the grey ramp of 256 colours.
    init(ofMany number: Int) {
        let steps = [0, 95, 135, 175, 215, 255]
        let (cube, grey) = (number - 16, 8 + 10 * (number - 232))
        (red, green, blue) =
            number < 232
            ? (steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6]) : (grey, grey, grey)
    }

    func contrast(to other: RGB) -> Double {
        let (mine, theirs) = (luminance, other.luminance)
        return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
    }

    private var luminance: Double {
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    private func linear(_ part: Int) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
